import { alarms } from '@crm/contract/features/alarms/alarms'
import {
  companyEditMessages,
  companyEdits,
  type EditableCompany,
} from '@crm/contract/features/companyEdits/companyEdits'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { businessNumberOf } from '../../testing/fixtures/joinApplications.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
let manager: Person & { emp_no: number }
beforeAll(async () => {
  app = await startTestApp()
  manager = await app.staff({ emp_scope: ['ClientVcList'] })
})

const read = async (person: Person) => (await person.call(companyEdits.read)).query[0] as EditableCompany
const save = async (person: Person, changes: Partial<EditableCompany>) => {
  const { open: _, refused: __, client_no: ___, ...company } = { ...(await read(person)), ...changes }
  const texts = Object.fromEntries(Object.entries(company).map(([field, value]) => [field, value ?? '']))
  return (await person.call(companyEdits.save, { body: texts as never })).query[0] as EditableCompany
}
const changeOf = async (client_no: number) =>
  (await manager.call(companyEdits.ofClient, { params: { client_no } })).query[0]
const decide = (cc_no: number, accepted: boolean, cc_reason = '') =>
  manager.call(companyEdits.decide, { params: { cc_no }, body: { accepted, cc_reason } })
const titlesOf = async (person: Person) => (await person.call(alarms.newList)).query.map(({ al_title }) => al_title)

test('harmless facts are changed at once; name, number and representative wait for staff', async () => {
  const client = await app.client()
  const { client_name } = await read(client)
  const saved = await save(client, {
    client_homepage: 'green.example',
    client_phone: '010-2222-3333',
    client_name: '새이름',
  })
  expect(saved).toMatchObject({ client_homepage: 'https://green.example', client_phone: '01022223333', client_name })
  expect(saved.open?.changes).toEqual([{ field: 'client_name', before: client_name, after: '새이름' }])
  expect(await titlesOf(manager)).toContain(`${client_name}에서 회사 정보 변경을 신청했어요`)

  const change = await changeOf(client.client_no)
  await decide(change?.cc_no ?? 0, true)
  expect(await read(client)).toMatchObject({ client_name: '새이름', open: null, refused: null })
  expect(await titlesOf(client)).toEqual(['신청한 회사 정보 변경이 승인되었어요'])
  expect(await changeOf(client.client_no)).toBeUndefined()
})

test('a refusal needs words, which the company reads; nothing was changed', async () => {
  const client = await app.client()
  const before = await read(client)
  const { open } = await save(client, { client_rep_name: '박대표' })
  const cc_no = open?.cc_no ?? 0
  await expect(decide(cc_no, false)).rejects.toMatchObject({
    status: 400,
    fields: { cc_reason: companyEditMessages.reasonMissing },
  })
  await decide(cc_no, false, '등기부등본을 보내 주세요.')
  expect(await read(client)).toMatchObject({
    client_rep_name: before.client_rep_name,
    open: null,
    refused: { cc_reason: '등기부등본을 보내 주세요.' },
  })
  await expect(decide(cc_no, true)).rejects.toMatchObject({ status: 409 })
})

test('there is one open request for each company; one that was replaced cannot be accepted', async () => {
  const client = await app.client()
  const first = (await save(client, { client_name: '첫이름' })).open?.cc_no ?? 0
  const second = (await save(client, { client_name: '둘째이름' })).open?.cc_no ?? 0
  await expect(decide(first, true)).rejects.toMatchObject({ status: 409, message: companyEditMessages.decided })
  expect((await changeOf(client.client_no))?.cc_no).toBe(second)
  await client.call(companyEdits.withdraw)
  await expect(decide(second, true)).rejects.toMatchObject({ status: 409 })
  expect((await read(client)).open).toBeNull()
})

test('whoever saves over a newer company is told, and a taken business number is refused in words', async () => {
  const [client, other] = [await app.client(), await app.client()]
  const { rev } = await read(client)
  await sql`update clients set client_homepage = 'https://new.example' where client_no = ${client.client_no}`.execute(
    app.db,
  )
  await expect(save(client, { rev })).rejects.toMatchObject({
    status: 409,
    newest: { client_homepage: 'https://new.example' },
  })
  const client_biz_no = businessNumberOf(4711)
  await sql`update clients set client_biz_no = ${client_biz_no} where client_no = ${other.client_no}`.execute(app.db)
  const { open } = await save(client, { client_biz_no })
  await expect(decide(open?.cc_no ?? 0, true)).rejects.toMatchObject({ status: 409 })
  expect((await read(client)).open?.cc_no).toBe(open?.cc_no)
})

test('everybody reads and changes the own company alone; partners their firm, where staff know it', async () => {
  const [client, other] = [await app.client(), await app.client()]
  const untouched = await read(other)
  await save(client, { client_homepage: 'https://mine.example', client_name: '내이름' })
  expect(await read(other)).toEqual(untouched)

  const vc = await app.vc()
  await expect(vc.call(companyEdits.read)).rejects.toMatchObject({ status: 404 })
  const client_no = await app.company('하늘벤처스')
  await app.db.updateTable('vc_members').set({ client_no }).where('user_no', '=', vc.user_no).execute()
  expect(await save(vc, { client_homepage: 'https://sky.example' })).toMatchObject({
    client_no,
    client_homepage: 'https://sky.example',
  })
})
