import { alarms } from '@crm/contract/features/alarms/alarms'
import { clients } from '@crm/contract/features/clients/clients'
import { beforeAll, expect, test } from 'vitest'
import { aBusinessNumber } from '../../../seed/names.ts'
import { type ClientFixture, clientFixture } from '../../testing/fixtures/clientFixture.ts'
import { csvFile, importSteps } from '../../testing/fixtures/importFixture.ts'

let app: ClientFixture['app']
let mina: ClientFixture['mina']
let register: ClientFixture['register']
let steps: ReturnType<typeof importSteps>
beforeAll(async () => {
  ;({ app, mina, register } = await clientFixture())
  steps = importSteps(mina)
})

const reasonsOf = async (head: string[], ...rows: string[][]) => {
  const checked = await steps.preview(csvFile([head, ...rows]))
  return (await steps.rows(checked)).map(({ reasons }) => reasons)
}

test('a whole row becomes a company like one entered by hand: found, audited, its people told', async () => {
  const jun = await app.staff({ user_name: '정준호' })
  const checked = await steps.preview(
    csvFile([
      [
        '구분',
        '회사명',
        '사업자등록번호',
        '대표자',
        '대표 휴대폰',
        '연락처 이름',
        '연락처 번호',
        '우편번호',
        '주소',
        '상세 주소',
        '지역',
        '업종',
        '투자 유형',
        '테마',
        '홈페이지',
        '담당자',
        '내부 메모',
        '거래 상태',
      ],
      [
        'VC',
        '온전벤처스',
        aBusinessNumber(71),
        '이대표',
        '1012345678',
        '박담당',
        '010-2345-6789',
        '6236',
        '서울특별시 강남구 테헤란로 1',
        '3층',
        '서울특별시 강남구',
        'it 서비스·saas'.replace('·', ' · '),
        '시드',
        '초기창업',
        'www.whole.example',
        '정준호',
        '소개',
        '거래 종료',
      ],
      ['VC', '온전벤처스 둘', '', '', '', '', '', '', '', '', '', '', '', '', '', '정준호', '', ''],
    ]),
  )
  expect(await steps.rows(checked, 1)).toEqual([])
  await steps.commit(checked)
  const { query } = await mina.call(clients.list, {
    query: { client_type: 'vc', keyword: '온전벤처스', sort: 'client_name', desc: 0 },
  })
  expect(query.map(({ client_name }) => client_name)).toEqual(['온전벤처스', '온전벤처스 둘'])
  const client_no = query[0]?.client_no ?? 0
  const { query: found } = await mina.call(clients.detail, { params: { client_no } })
  expect(found[0]).toMatchObject({
    client_type: 'vc',
    client_biz_no: aBusinessNumber(71),
    client_phone: '01012345678',
    client_contact: [{ name: '박담당', number: '01023456789' }],
    client_zip: '06236',
    region: '서울특별시 강남구',
    bt_name: 'IT 서비스 · SaaS',
    it_name: '시드',
    thm_name: '초기창업',
    client_homepage: 'https://www.whole.example',
    managers: [{ emp_no: jun.emp_no, emp_name: '정준호' }],
    state: 0,
  })
  const trail = await app.db
    .selectFrom('audit_log')
    .select(['action', 'user_no'])
    .where('table_name', '=', 'clients')
    .where('row_key', '=', String(client_no))
    .execute()
  expect(trail).toEqual([{ action: 'insert', user_no: mina.user_no }])
  const { query: raised } = await jun.call(alarms.newList, { query: { limit: 5 } })
  expect(raised.map(({ al_title }) => al_title)).toEqual(['회사 2곳의 담당자로 지정되었어요'])
})

test('a business number that is taken, in the database or above in the file, is said row by row', async () => {
  const known = await register({ client_name: '기존회사' })
  const fresh = aBusinessNumber(81)
  expect(
    await reasonsOf(
      ['회사명', '사업자등록번호'],
      ['같은번호', known.client_biz_no ?? ''],
      ['새회사', fresh],
      ['또새회사', `${fresh.slice(0, 3)}-${fresh.slice(3, 5)}-${fresh.slice(5)}`],
      ['틀린번호', '124-81-00999'],
    ),
  ).toEqual([
    { client_biz_no: '이미 등록된 사업자등록번호예요. (기존회사)' },
    {},
    { client_biz_no: '파일의 3행과 사업자등록번호가 같아요.' },
    { client_biz_no: '올바르지 않은 사업자등록번호예요. 번호를 다시 확인해 주세요.' },
  ])
})

test('without a number a name that is there already is said, whatever kind of company it calls itself', async () => {
  await register({ client_name: '주식회사 이름뿐', client_biz_no: '' })
  expect(
    await reasonsOf(
      ['회사명', '사업자등록번호', '구분'],
      ['(주)이름뿐', '', ''],
      ['이름뿐', aBusinessNumber(82), ''],
      ['이름뿐', '', 'VC'],
      ['새이름', '', ''],
      ['새이름㈜', '', ''],
    ),
  ).toEqual([
    { client_name: '같은 이름의 회사가 있어요. (주식회사 이름뿐) 다른 회사라면 사업자등록번호를 적어 주세요.' },
    {},
    {},
    {},
    { client_name: '파일의 5행과 이름이 같아요. 다른 회사라면 사업자등록번호를 적어 주세요.' },
  ])
})

test.each([
  ['구분', '대학교', 'client_type', '고객사, VC, 파트너 중에서 적어 주세요.'],
  ['지역', '화성 올림포스구', 'addr_no', '지역을 찾을 수 없어요. 서울특별시 강남구처럼 적어 주세요.'],
  ['지역', '중구', 'addr_no', '같은 이름의 지역이 여럿이에요. 시·도부터 적어 주세요.'],
  ['담당자', '없는사람', 'client_managers', '없는사람 님을 직원 목록에서 찾을 수 없어요.'],
  ['거래 상태', '모름', 'state', '거래 종료, 거래 중 중에서 적어 주세요.'],
  ['대표 휴대폰', '02-1234-56789', 'client_phone', '올바른 휴대폰 번호 형식이 아닙니다.'],
  ['연락처 번호', '010-2345-6789', 'client_contact.0.name', '이름을 입력해 주세요.'],
  ['우편번호', '서울', 'client_zip', '우편번호는 숫자 5자리예요.'],
])('%s %s is wrong at its field', async (head, text, field, message) => {
  expect(await reasonsOf(['회사명', head], ['틀린행', text])).toEqual([{ [field]: message }])
})

test('two people of one name are not guessed at', async () => {
  await app.staff({ user_name: '김동명' })
  await app.staff({ user_name: '김동명' })
  expect(
    await reasonsOf(['회사명', '담당자'], ['동명회사', '김미나, 김동명']).then(([first]) => first?.client_managers),
  ).toBe('김동명 님이 여럿이에요. 등록한 뒤에 화면에서 골라 주세요.')
})
