import { alarms } from '@crm/contract/features/alarms/alarms'
import { clients } from '@crm/contract/features/clients/clients'
import { beforeAll, expect, test } from 'vitest'
import { aBusinessNumber } from '../../../seed/names.ts'
import {
  type ClientDraft,
  type ClientFixture,
  clientFixture,
  draft,
  nothingKnown,
} from '../../testing/fixtures/clientFixture.ts'

let app: ClientFixture['app']
let mina: ClientFixture['mina']
let register: ClientFixture['register']
beforeAll(async () => {
  ;({ app, mina, register } = await clientFixture())
})

const refusalOf = (changes: Partial<ClientDraft>) =>
  mina.call(clients.create, { body: draft(changes) }).then(
    () => null,
    (problem: { status: number; fields: Record<string, string> }) => problem,
  )

test('a company is kept as it was entered, numbers without hyphens, and read back with its words', async () => {
  const jun = await app.staff({ user_name: '정준' })
  const made = await register({ client_name: '주식회사 그린루프', client_managers: [jun.emp_no] })
  const { query } = await mina.call(clients.detail, { params: made })
  expect(query).toEqual([made])
  expect(made).toMatchObject({
    client_name: '주식회사 그린루프',
    client_phone: '01012345678',
    client_contact: [{ name: '박담당', number: '01023456789' }],
    region: '서울특별시 강남구',
    bt_name: 'IT 서비스 · SaaS',
    it_name: '시드',
    thm_name: '초기창업',
    client_homepage: 'https://www.test.example',
    managers: [{ emp_no: jun.emp_no, emp_name: '정준' }],
    client_note: '소개로 알게 됨',
    cash: 0,
    state: 1,
    rev: 1,
  })
  const { query: raised } = await jun.call(alarms.newList, { query: { limit: 5 } })
  expect(raised[0]).toMatchObject({
    al_title: '주식회사 그린루프 담당자로 지정되었어요',
    al_link: `/employee/client/list/detail/${made.client_no}`,
  })
})

test('only the name is needed', async () => {
  const bare = await register(nothingKnown)
  expect(bare).toMatchObject({ client_rep_name: null, client_biz_no: null, region: null, client_note: null })
})

test.each([
  [{ client_name: ' ' }, 'client_name', '회사명을 입력해 주세요.'],
  [{ client_biz_no: '124-81-00999' }, 'client_biz_no', '올바르지 않은 사업자등록번호예요. 번호를 다시 확인해 주세요.'],
  [{ client_biz_no: '124-81' }, 'client_biz_no', '사업자등록번호 10자리를 입력해 주세요.'],
  [{ client_phone: '010 1234' }, 'client_phone', '숫자와 하이픈만 입력 가능합니다.'],
  [{ client_phone: '0101234' }, 'client_phone', '휴대폰 번호는 11자리여야 합니다.'],
  [{ client_phone: '02123456789' }, 'client_phone', '올바른 휴대폰 번호 형식이 아닙니다.'],
  [{ client_phone: '0101-234-5678' }, 'client_phone', '하이픈 위치가 올바르지 않습니다.'],
  [{ client_phone: '-' }, 'client_phone', '유효하지 않은 입력값입니다.'],
  [{ client_contact: [{ name: '', number: '' }] }, 'client_contact.0.name', '이름과 연락처를 입력해 주세요.'],
  [{ client_contact: [{ name: '', number: '01012345678' }] }, 'client_contact.0.name', '이름을 입력해 주세요.'],
  [{ client_contact: [{ name: '김', number: '' }] }, 'client_contact.0.number', '연락처를 입력해 주세요.'],
  [
    { client_contact: [{ name: '김', number: '0111234567' }] },
    'client_contact.0.number',
    '올바른 연락처를 입력해 주세요.',
  ],
  [{ client_zip: '1234' }, 'client_zip', '우편번호는 숫자 5자리예요.'],
  [{ client_homepage: 'javascript:alert(1)' }, 'client_homepage', '홈페이지 주소를 확인해 주세요.'],
  [{ addr_no: 99999 }, 'addr_no', '선택할 수 없는 값이에요. 새로 고친 뒤 다시 선택해 주세요.'],
  [{ bt_no: 99999 }, 'bt_no', '선택할 수 없는 값이에요. 새로 고친 뒤 다시 선택해 주세요.'],
  [{ client_managers: [99999] }, 'client_managers', '선택할 수 없는 값이에요. 새로 고친 뒤 다시 선택해 주세요.'],
] satisfies [Partial<ClientDraft>, string, string][])('%j is refused at %s: %s', async (changes, field, message) => {
  const before = await mina.call(clients.list)
  expect(await refusalOf(changes)).toMatchObject({ status: 400, fields: { [field]: message } })
  expect((await mina.call(clients.list)).total).toBe(before.total)
})

test('one business number, one company', async () => {
  const first = await register()
  const refusal = { status: 409, fields: { client_biz_no: '이미 등록된 사업자등록번호예요.' } }
  expect(await refusalOf({ client_biz_no: first.client_biz_no ?? '' })).toMatchObject(refusal)
  const second = await register()
  await expect(
    mina.call(clients.update, {
      params: second,
      body: { ...draft({ client_biz_no: first.client_biz_no ?? '' }), rev: second.rev },
    }),
  ).rejects.toMatchObject(refusal)
})

test('fifty at once with one business number: one company', async () => {
  const client_biz_no = aBusinessNumber(499)
  const attempts = await Promise.all(Array.from({ length: 50 }, () => refusalOf({ client_biz_no })))
  expect(attempts.filter((refusal) => refusal === null)).toHaveLength(1)
  expect(attempts.filter((refusal) => refusal?.status === 409)).toHaveLength(49)
})

const similarTo = async (client_name: string, more: { client_biz_no?: string; except?: number } = {}) => {
  const { query } = await mina.call(clients.similar, { query: { client_name, ...more } })
  return query.map((company) => [company.client_name, company.same])
}

test('a company that may be there already is found by number and by name, whatever its form', async () => {
  const made = await register({ client_name: '주식회사 오르빗 랩스' })
  await register({ client_name: '오르빗랩스코리아' })
  expect(await similarTo('(주)오르빗랩스')).toEqual([
    ['주식회사 오르빗 랩스', 'name'],
    ['오르빗랩스코리아', 'alike'],
  ])
  expect(await similarTo('오르빗랩스 유한회사')).toContainEqual(['주식회사 오르빗 랩스', 'name'])
  expect(await similarTo('오르빗랩스 서울지사')).toEqual([['주식회사 오르빗 랩스', 'alike']])
  expect(await similarTo('오르')).toHaveLength(2)
  expect(await similarTo('전혀 다른 이름', { client_biz_no: made.client_biz_no ?? '' })).toEqual([
    ['주식회사 오르빗 랩스', 'biz_no'],
  ])
  expect(await similarTo('주식회사 오르빗 랩스', { except: made.client_no })).toEqual([['오르빗랩스코리아', 'alike']])
  expect(await similarTo('')).toEqual([])
  // The representative's name is no company.
  expect(await similarTo('이대표')).toEqual([])
})

test('a change is kept, and whoever changes something older is told', async () => {
  const made = await register()
  const change = (client_name: string) =>
    mina.call(clients.update, { params: made, body: { ...draft({ client_name }), rev: made.rev } })
  const { query } = await change('새 이름')
  expect(query[0]).toMatchObject({ client_name: '새 이름', rev: 2 })
  await expect(change('늦은 이름')).rejects.toMatchObject({
    status: 409,
    code: 'conflict',
    newest: { client_no: made.client_no, client_name: '새 이름', rev: 2 },
  })
  expect((await mina.call(clients.detail, { params: made })).query[0]?.client_name).toBe('새 이름')
})

test('fifty people who change one company at once: one of them does', async () => {
  const made = await register()
  const attempts = Array.from({ length: 50 }, (_, index) =>
    mina
      .call(clients.update, { params: made, body: { ...draft({ client_name: `이름 ${index}` }), rev: made.rev } })
      .then(
        () => 200,
        (problem) => problem.status,
      ),
  )
  const answers = await Promise.all(attempts)
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
  expect(answers.filter((status) => status === 409)).toHaveLength(49)
  expect((await mina.call(clients.detail, { params: made })).query[0]?.rev).toBe(2)
})

test('unknown companies are not found, whatever is asked of them', async () => {
  const params = { client_no: 2_000_000_000 }
  const refusal = { status: 404, code: 'not_found' }
  await expect(mina.call(clients.detail, { params })).rejects.toMatchObject(refusal)
  await expect(mina.call(clients.members, { params })).rejects.toMatchObject(refusal)
  await expect(mina.call(clients.update, { params, body: { ...draft(), rev: 1 } })).rejects.toMatchObject(refusal)
})

test('client users see their own company, and nothing internal of it', async () => {
  const made = await register({ client_note: '까다로움', client_managers: [mina.emp_no] })
  const person = await app.client({ client_no: made.client_no })
  const { query } = await person.call(clients.own)
  expect(query[0]).toMatchObject({ client_no: made.client_no, client_name: made.client_name, cash: 0 })
  expect(JSON.stringify(query)).not.toContain('까다로움')
  expect(query[0]).not.toHaveProperty('managers')
  await expect(person.call(clients.detail, { params: made })).rejects.toMatchObject({ status: 403 })
})

test('members of a company: clients and venture capitalists, whoever has left is gone', async () => {
  const made = await register()
  const person = await app.client({ client_no: made.client_no, user_name: '오고객' })
  const partner = await app.vc({ user_name: '한심사' })
  await app.db
    .updateTable('vc_members')
    .set({ client_no: made.client_no })
    .where('user_no', '=', partner.user_no)
    .execute()
  const names = async () =>
    (await mina.call(clients.members, { params: made })).query.map(({ user_name, user_type, member_state }) => [
      user_name,
      user_type,
      member_state,
    ])
  expect(await names()).toEqual([
    ['한심사', 'vc', 1],
    ['오고객', 'client', 1],
  ])
  await app.db.updateTable('users').set({ state: 0 }).where('user_no', '=', person.user_no).execute()
  expect(await names()).toEqual([['한심사', 'vc', 1]])
})
