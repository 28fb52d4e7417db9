import { type Client, clients } from '@crm/contract/features/clients/clients'
import { history } from '@crm/contract/features/history/history'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { nothingKnown } from '../../../testing/fixtures/clientFixture.ts'
import { type Person, startTestApp, type TestApp } from '../../../testing/startTestApp.ts'

let app: TestApp
let mina: Person & { emp_no: number }
beforeAll(async () => {
  app = await startTestApp()
  mina = await app.staff({ user_name: '김미나', emp_scope: ['ClientVcList'] })
})

const empty: RequestOf<typeof clients.create>['body'] = {
  client_type: 'client',
  client_name: '히스토리',
  ...nothingKnown,
  client_managers: [],
  state: 1,
}

test('a history says who changed what, in words', async () => {
  const jun = await app.staff({ user_name: '정준', emp_scope: ['ClientVcList'] })
  const { query } = await mina.call(clients.create, {
    body: { ...empty, bt_no: 4, addr_no: 41135, client_managers: [mina.emp_no] },
  })
  const made = query[0] as Client
  await jun.call(clients.update, {
    params: made,
    body: {
      ...empty,
      client_biz_no: '124-81-00998',
      client_phone: '010-1234-5678',
      client_contact: [{ name: '박담당', number: '01023456789' }],
      bt_no: 1,
      addr_no: 41135,
      client_managers: [jun.emp_no],
      state: 0,
      rev: made.rev,
    },
  })
  const entries = await mina.call(history.list, { query: { to_table: 'clients', to_no: made.client_no } })
  expect(entries.total).toBe(2)
  expect(entries.query.map(({ user_name, action }) => [user_name, action])).toEqual([
    ['정준', 'update'],
    ['김미나', 'insert'],
  ])
  const [changed, created] = entries.query.map(({ changes }) => changes)
  expect(new Set(changed)).toEqual(
    new Set([
      { field: '사업자등록번호', before: null, after: '124-81-00998' },
      { field: '대표 휴대폰', before: null, after: '010-1234-5678' },
      { field: '연락처', before: null, after: '박담당 010-2345-6789' },
      { field: '업종', before: '핀테크 · 금융', after: 'IT 서비스 · SaaS' },
      { field: '거래 상태', before: '거래 중', after: '거래 종료' },
      { field: '담당자', before: '김미나', after: '정준' },
    ]),
  )
  expect(created).toContainEqual({ field: '회사명', before: null, after: '히스토리' })
  expect(created).toContainEqual({ field: '지역', before: null, after: '경기도 성남시 분당구' })
  expect(created).toContainEqual({ field: '담당자', before: null, after: '김미나' })
  expect(entries.query[0]?.reg_dt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
})

test('saving without a change leaves no trace, and pages hold every entry once', async () => {
  const { query } = await mina.call(clients.create, { body: { ...empty, client_name: '조용한 회사' } })
  let { client_no, rev } = query[0] as Client
  const save = async (client_name: string) => {
    const saved = await mina.call(clients.update, { params: { client_no }, body: { ...empty, client_name, rev } })
    rev = saved.query[0]?.rev ?? rev
  }
  await save('조용한 회사')
  for (const name of ['하나', '둘', '셋']) await save(name)
  const page = (offset: number) =>
    mina.call(history.list, { query: { to_table: 'clients', to_no: client_no, offset, limit: 3 } })
  const [first, second] = [await page(0), await page(3)]
  expect([first.query.length, second.query.length, first.total]).toEqual([3, 1, 4])
  expect(first.query[0]?.changes).toEqual([{ field: '회사명', before: '둘', after: '셋' }])
})
