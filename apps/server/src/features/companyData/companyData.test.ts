import { alarms } from '@crm/contract/features/alarms/alarms'
import { companyData } from '@crm/contract/features/companyData/companyData'
import { docViews } from '@crm/contract/features/docViews/docViews'
import { fileShares } from '@crm/contract/features/fileShares/fileShares'
import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { beforeAll, expect, test } from 'vitest'
import { testAccess } from '../../testing/access/testAccess.ts'
import { download, postUpload, requestUpload } from '../../testing/files/uploads.ts'
import { projectFixture } from '../../testing/fixtures/projectFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'
import { access } from './companyData.access.ts'

testAccess(companyData, access)

type Fixture = Awaited<ReturnType<typeof projectFixture>>
let at: Fixture
let proj_no: number
let client_no: number
beforeAll(async () => {
  at = await projectFixture()
  proj_no = (await at.register()).proj_no
  const project = at.app.db.selectFrom('projects').select('client_no').where('proj_no', '=', proj_no)
  client_no = (await project.executeTakeFirstOrThrow()).client_no
})

const firstBox = async (person: Person, which: { proj_no?: number; client_no?: number }) => {
  const { query } = await person.call(fileTree.list, { query: { ...which, offset: 0, limit: 10 } })
  return query[0]?.ft_no ?? 0
}

const store = async (person: Person, parent: number, name: string) => {
  const sample = { originalname: name, mimetype: 'application/pdf', bytes: '%PDF-1.7' }
  const address = await requestUpload(person, sample)
  await postUpload(at.app, address, sample)
  const { query } = await person.call(fileTree.addFile, { body: { parent, file_no: address.file_no, name } })
  return query[0]?.ft_no ?? 0
}

const share = (ft_no: number, people: number[] = []) =>
  at.mina.call(fileShares.create, { body: { ft_no, kind: 'client', user_nos: people } })
const shared = async (person: Person) =>
  (await person.call(companyData.shared)).query.map(({ name, proj_no, kind }) => ({ name, proj_no, kind }))
const statusOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 200,
    ({ status }: { status: number }) => status,
  )

test('a company sees what is shared with it, person by person, and no other company does', async () => {
  const { app, mina } = at
  const [kim, park] = [await app.client({ client_no }), await app.client({ client_no })]
  const stranger = await app.client({ client_no: await app.company('다른 회사') })
  const box = await firstBox(mina, { proj_no })
  const forAll = await store(mina, box, '모두에게.pdf')
  const forKim = await store(mina, box, '김에게.pdf')
  await store(mina, box, '내부.pdf')
  await share(forAll)
  await share(forKim, [kim.user_no])
  const everybody = { name: '모두에게.pdf', proj_no, kind: 'file' }
  expect(await shared(kim)).toEqual([{ name: '김에게.pdf', proj_no, kind: 'file' }, everybody])
  expect(await shared(park)).toEqual([everybody])
  expect(await shared(stranger)).toEqual([])
  for (const ft_no of [forAll, forKim, box]) {
    expect(await statusOf(stranger.call(fileTree.show, { params: { ft_no } }))).toBe(404)
    expect(await statusOf(stranger.call(docViews.open, { body: { ft_no } }))).toBe(404)
  }
  expect(await statusOf(park.call(docViews.open, { body: { ft_no: forKim } }))).toBe(404)
  expect(await statusOf(kim.call(docViews.open, { body: { ft_no: forKim } }))).toBe(200)
})

test('what may be taken along says so, with the number that its download needs; with a watermark it stays in the viewer', async () => {
  const { app, mina } = at
  const kim = await app.client({ client_no })
  const [plain, marked] = [
    await store(mina, await firstBox(mina, { proj_no }), '받을 것.pdf'),
    await store(mina, await firstBox(mina, { proj_no }), '볼 것.pdf'),
  ]
  await share(plain)
  await mina.call(fileShares.create, { body: { ft_no: marked, kind: 'client', has_watermark: true } })
  const rows = (await kim.call(companyData.shared)).query
  const [take, look] = [plain, marked].map((ft_no) => rows.find((row) => row.ft_no === ft_no))
  expect([take?.may_save, look?.may_save]).toEqual([true, false])
  const statuses = [take, look].map((row) => download(app, kim.token, row?.fa_no ?? 0).then(({ status }) => status))
  expect(await Promise.all(statuses)).toEqual([200, 404])
})

test('what a client stores is there for staff at once and raises an alarm; another company finds nothing', async () => {
  const { app, mina } = at
  const kim = await app.client({ client_no, user_name: '김고객' })
  await app.db
    .insertInto('client_managers')
    .values({ client_no, emp_no: mina.emp_no })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const box = await firstBox(kim, { client_no })
  const ft_no = await store(kim, box, '사업자등록증.pdf')
  const { query } = await mina.call(fileTree.list, { query: { box_ft_no: box, offset: 0, limit: 10 } })
  expect(query).toMatchObject([{ ft_no, name: '사업자등록증.pdf', owner_name: '김고객' }])
  const raised = await mina.call(alarms.list, { query: { offset: 0, limit: 10 } })
  expect(raised.query[0]).toMatchObject({
    al_title: expect.stringMatching(/김고객 님이 자료를 올렸어요$/),
    al_body: '사업자등록증.pdf',
    al_link: `/employee/client/list/detail/${client_no}?box=${box}`,
  })
  const stranger = await app.client({ client_no: await app.company('남의 회사') })
  expect(await statusOf(firstBox(stranger, { client_no }))).toBe(404)
  expect(await statusOf(store(stranger, box, '끼어든.pdf'))).toBe(404)
  expect(await statusOf(stranger.call(fileTree.remove, { body: { ft_nos: [ft_no] } }))).toBe(404)
  expect(await statusOf(stranger.call(fileTree.listVersions, { params: { ft_no } }))).toBe(404)
})

test('a file that staff store raises no such alarm', async () => {
  const { mina } = at
  const before = await mina.call(alarms.list, { query: { offset: 0, limit: 50 } })
  await store(mina, await firstBox(mina, { client_no }), '담당자가 올림.pdf')
  expect((await mina.call(alarms.list, { query: { offset: 0, limit: 50 } })).total).toBe(before.total)
})
