import { clients } from '@crm/contract/features/clients/clients'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { sheetIn } from '../../testing/files/spreadsheets.ts'
import { type ClientFixture, clientFixture } from '../../testing/fixtures/clientFixture.ts'

let app: ClientFixture['app']
let mina: ClientFixture['mina']
let register: ClientFixture['register']
beforeAll(async () => {
  ;({ app, mina, register } = await clientFixture())
})

const named = async (query: RequestOf<typeof clients.list>['query']) => {
  const answer = await mina.call(clients.list, { query: { limit: 1000, ...query } })
  expect(answer.total).toBe(answer.query.length)
  return answer.query.map(({ client_name }) => client_name)
}

test('the search finds parts of words, 초성, numbers without hyphens and contacts', async () => {
  const made = await register({
    client_name: '주식회사 빌더스케치',
    client_rep_name: '황보라',
    client_contact: [{ name: '남궁민수', number: '010-7777-1234' }],
  })
  for (const keyword of [
    '빌더스',
    'ㅂㄷㅅㅋㅊ',
    '㈜빌더스케치',
    '(주) 빌더스케치',
    '황보라',
    '남궁민수',
    '7777-1234',
    made.client_biz_no?.slice(2, 9),
  ]) {
    expect(await named({ keyword }), keyword).toContain('주식회사 빌더스케치')
  }
  expect(await named({ keyword: '없는회사' })).toEqual([])
})

test('filters: kind, region with everything inside it, business, investment, person in charge, state', async () => {
  const jun = await app.staff({ emp_scope: ['ClientVcList'] })
  const bundang = await register({ client_type: 'partner', addr_no: 41135, client_managers: [jun.emp_no] })
  const suwon = await register({ client_type: 'partner', addr_no: 41110, bt_no: 9, it_no: 7, state: 0 })
  const busan = await register({ client_type: 'partner', addr_no: 26350 })
  const among = (query: RequestOf<typeof clients.list>['query']) => named({ client_type: 'partner', ...query })
  expect(await among({})).toEqual([busan, suwon, bundang].map(({ client_name }) => client_name))
  expect(await among({ addr_no: 41 })).toEqual([suwon.client_name, bundang.client_name])
  expect(await among({ addr_no: 41130 })).toEqual([bundang.client_name])
  expect(await among({ addr_no: 41135 })).toEqual([bundang.client_name])
  expect(await among({ addr_no: 26 })).toEqual([busan.client_name])
  expect(await among({ bt_no: 9 })).toEqual([suwon.client_name])
  expect(await among({ it_no: 7 })).toEqual([suwon.client_name])
  expect(await among({ emp_no: jun.emp_no })).toEqual([bundang.client_name])
  expect(await among({ client_no: bundang.client_no })).toEqual([bundang.client_name])
  expect(await among({ state: 0 })).toEqual([suwon.client_name])
  expect(await named({ client_type: 'client', addr_no: 26 })).toEqual([])
})

test('order by name both ways, and pages that hold everything once; without a limit ten come', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `줄서기 ${String(index).padStart(2, '0')}`)
  await app.db
    .insertInto('clients')
    .values(names.map((client_name) => ({ client_name, client_type: 'vc' })))
    .execute()
  const page = (query: RequestOf<typeof clients.list>['query']) =>
    mina.call(clients.list, { query: { client_type: 'vc', keyword: '줄서기', sort: 'client_name', ...query } })
  const first = await page({ desc: 0, limit: 50 })
  const second = await page({ desc: 0, limit: 50, offset: 50 })
  expect([first.query.length, second.query.length, first.total]).toEqual([50, 10, 60])
  expect([...first.query, ...second.query].map(({ client_name }) => client_name)).toEqual(names)
  expect((await page({ desc: 0 })).query).toHaveLength(10)
  expect((await page({ desc: 1, limit: 1 })).query[0]?.client_name).toBe('줄서기 59')
})

test('the list as an Excel file: the same filter, the same order, for those with the scope', async () => {
  await register({ client_type: 'vc', client_name: '엑셀벤처스 하나', client_note: '파일에 없을 말' })
  await register({ client_type: 'vc', client_name: '엑셀벤처스 둘' })
  const fetchExcel = (token: string) =>
    fetch(`${app.url}/crm/v3/clients/excel?client_type=vc&keyword=${encodeURIComponent('엑셀벤처스')}`, {
      headers: { authorization: `Bearer ${token}` },
    })
  const response = await fetchExcel(mina.token)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toMatch(/VC_\d{4}-\d\d-\d\d\.xlsx$/)
  const sheet = sheetIn(Buffer.from(await response.arrayBuffer()))
  const names = [...sheet.matchAll(/<c r="B\d+"[^>]*>.*?<t[^>]*>(.*?)<\/t>/g)].map(([, name]) => name)
  expect(names).toEqual(['회사명', '엑셀벤처스 둘', '엑셀벤처스 하나'])
  expect(sheet).not.toContain('파일에 없을 말')
  expect((await fetchExcel((await app.staff({ emp_scope: ['MemberList'] })).token)).status).toBe(403)
})
