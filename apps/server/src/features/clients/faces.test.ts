import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { aBusinessNumber } from '../../../seed/names.ts'
import type { Actor, Context } from '../../context.ts'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { clientFileOwners } from './clients.service.ts'
import { companyForVc, registerCompany } from './companies.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

/** As another feature's writing call would do it. */
const inCall = <Result>(work: (ctx: Pick<Context, 'db' | 'publish'>) => Promise<Result>) =>
  app.db.transaction().execute((db) => work({ db, publish: () => {} }))

const company = (client_no: number) =>
  app.db.selectFrom('clients').selectAll().where('client_no', '=', client_no).executeTakeFirstOrThrow()

test('whoever registers with a known business number joins that company and changes nothing about it', async () => {
  const client_biz_no = aBusinessNumber(1)
  const first = await inCall((ctx) =>
    registerCompany(ctx, { client_name: '첫 회사', client_biz_no, client_rep_name: '김대표', addr_no: 11680 }),
  )
  expect(first.is_new).toBe(true)
  const second = await inCall((ctx) =>
    registerCompany(ctx, { client_name: '다른 이름', client_biz_no, client_rep_name: '남의 대표' }),
  )
  expect(second).toEqual({ client_no: first.client_no, is_new: false })
  expect(await company(first.client_no)).toMatchObject({
    client_name: '첫 회사',
    client_rep_name: '김대표',
    client_type: 'client',
    addr_no: 11680,
  })
})

test('fifty who register one company at once end up in the same one', async () => {
  const client_biz_no = aBusinessNumber(2)
  const joined = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      inCall((ctx) => registerCompany(ctx, { client_name: `회사 ${index}`, client_biz_no })),
    ),
  )
  expect(new Set(joined.map(({ client_no }) => client_no)).size).toBe(1)
  expect(joined.filter(({ is_new }) => is_new)).toHaveLength(1)
})

test('a region that does not exist is refused at its field', async () => {
  await expect(
    inCall((ctx) => registerCompany(ctx, { client_name: '어디', client_biz_no: aBusinessNumber(3), addr_no: 12 })),
  ).rejects.toMatchObject({ code: 'invalid_input', fields: { addr_no: expect.any(String) } })
})

test('a firm is found by its name in any form, and made once', async () => {
  const made = await inCall((ctx) => companyForVc(ctx, '하늘벤처스'))
  expect(await company(made)).toMatchObject({ client_name: '하늘벤처스', client_type: 'vc' })
  expect(await inCall((ctx) => companyForVc(ctx, '(주) 하늘 벤처스'))).toBe(made)
  const firms = await Promise.all(
    Array.from({ length: 50 }, () => inCall((ctx) => companyForVc(ctx, '바다인베스트먼트'))),
  )
  expect(new Set(firms).size).toBe(1)
})

test('a client company of the same name is not the firm', async () => {
  const client_no = await app.company('쌍둥이')
  expect(await inCall((ctx) => companyForVc(ctx, '쌍둥이'))).not.toBe(client_no)
})

test('files of a company: for staff who work with companies, of companies that exist', async () => {
  const client_no = await app.company()
  const may = (actor: Partial<Actor>, to_no = client_no) =>
    clientFileOwners.clients?.canSee(
      { db: app.db, actor: { gate: 'open', emp_scope: new Set(), ...actor } } as Context,
      to_no,
    )
  const scope = new Set(['ClientVcList'])
  expect(await may({ user_type: 'emp', emp_scope: scope })).toBe(true)
  expect(await may({ user_type: 'emp' })).toBe(false)
  expect(await may({ user_type: 'emp', emp_scope: scope, gate: 'not_active' })).toBe(false)
  expect(await may({ user_type: 'client', client_no })).toBe(false)
  expect(await may({ user_type: 'emp', emp_scope: scope }, 2_000_000_000)).toBe(false)
})

test('the database itself refuses what is wrong about a company', async () => {
  const insert = (values: object) =>
    app.db
      .insertInto('clients')
      .values({ client_name: randomUUID(), ...values })
      .execute()
  await expect(insert({ client_biz_no: '1248100999' })).rejects.toMatchObject({ code: '23514' })
  await expect(insert({ client_phone: '0212345678' })).rejects.toMatchObject({ code: '23514' })
  await expect(insert({ client_contact: '[{"name":"김","number":"010-1234-5678"}]' })).rejects.toMatchObject({
    code: '23514',
  })
  await expect(insert({ client_homepage: 'javascript:alert(1)' })).rejects.toMatchObject({ code: '23514' })
})
