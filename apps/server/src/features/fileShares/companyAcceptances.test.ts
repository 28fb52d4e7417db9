import { fileShares } from '@crm/contract/features/fileShares/fileShares'
import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { beforeAll, expect, test } from 'vitest'
import { sharesFixture } from '../../testing/fixtures/sharesFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'

let set: Awaited<ReturnType<typeof sharesFixture>>
let client_no: number
let sh_no: number
beforeAll(async () => {
  set = await sharesFixture()
  const { mina, client, fileIn, share, enter } = set
  client_no = client.client_no as number
  const [top] = (await mina.call(fileTree.list, { query: { client_no } })).query
  const shared = await share(await fileIn(top?.ft_no ?? 0, '회사 소개.txt'), { needs_nda: true })
  sh_no = shared.sh_no
  for (const name of ['김투자', '박투자', '최투자']) await enter(shared.id, { nda: { name, version: '2026-11' } })
})

const signed = (person: Person, paging = {}) =>
  person.call(fileShares.listAcceptances, { query: { client_no, ...paging } })
const names = (answer: Awaited<ReturnType<typeof signed>>) => answer.query.map(({ name }) => name)

test('what was signed for links of a company’s own tree is listed for staff page by page, newest first', async () => {
  const { mina } = set
  const all = await signed(mina)
  expect(names(all)).toEqual(['최투자', '박투자', '김투자'])
  expect(all.query[0]).toMatchObject({ sh_no, title: '회사 소개.txt', version: '2026-11' })
  const last = await signed(mina, { offset: 2, limit: 2 })
  expect([names(last), last.total]).toEqual([['김투자'], 3])
  // The project's list has none of these.
  expect((await mina.call(fileShares.listAcceptances, { query: { proj_no: set.proj_no } })).total).toBe(0)
})

test('neither staff who do not see the company nor its own people nor others list them', async () => {
  const { app, client } = set
  await expect(signed(await app.staff({ emp_scope: [] }))).rejects.toMatchObject({ status: 404 })
  await expect(signed(client)).rejects.toMatchObject({ status: 403 })
  await expect(signed(await app.client())).rejects.toMatchObject({ status: 403 })
})

test('a share is found by its number among those of its tree alone', async () => {
  const { mina, proj_no } = set
  const { query } = await mina.call(fileShares.list, { query: { client_no, sh_no } })
  expect(query.map((row) => row.sh_no)).toEqual([sh_no])
  expect((await mina.call(fileShares.list, { query: { proj_no, sh_no } })).total).toBe(0)
  await expect(mina.call(fileShares.list, { query: { sh_no } })).rejects.toMatchObject({ status: 400 })
})
