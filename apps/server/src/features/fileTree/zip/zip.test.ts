import { auth } from '@crm/contract/features/auth/auth'
import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type FileTreeFixture, fileTreeFixture } from '../../../testing/fixtures/fileTreeFixture.ts'
import type { Person } from '../../../testing/startTestApp.ts'

let t: FileTreeFixture
let many: number[]
let box: number
beforeAll(async () => {
  t = await fileTreeFixture()
  box = (await t.createBox(t.mina, await t.top(t), '많은 것')).ft_no
  await t.fill(box, 150)
  await t.put(t.mina, box, '끝.txt', { bytes: '마지막' })
  many = (await t.list(t.mina, { box_ft_no: box })).query.map(({ ft_no }) => ft_no)
})

const fetchZip = (person: Person, query: string) =>
  fetch(`${t.app.url}${fileTree.zip.path}?${query}`, { headers: { authorization: `Bearer ${person.token}` } })
/** An address, as a browser follows it: without a token. */
const prepare = async (person: Person, ft_nos = many) =>
  (await person.call(fileTree.prepareZip, { body: { ft_nos } })).query[0]?.url ?? ''
const follow = (url: string) => fetch(`${t.app.url}${url}`)

test('a browser follows the address of a zip by itself, whatever is in it', async () => {
  expect(many).toHaveLength(151)
  // Whoever only looks on gets no address, and names them all.
  const named = await fetchZip(t.mina, `ft_nos=${many.join(',')}`)
  expect(Object.keys(unzipSync(new Uint8Array(await named.arrayBuffer())))).toHaveLength(151)
  expect((await fetchZip(t.mina, `ft_nos=${Array.from({ length: 1001 }, () => 1).join()}`)).status).toBe(400)
  const answer = await follow(await prepare(t.mina))
  expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('자료 151개.zip'))
  const packed = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  expect(Object.keys(packed)).toHaveLength(151)
  expect(Buffer.from(packed['끝.txt'] ?? []).toString()).toBe('마지막')
  expect((await fetchZip(t.mina, '')).status).toBe(400)
})

test('the address is there for ten minutes, and no longer than the session that asked for it', async () => {
  const url = await prepare(t.mina)
  expect((await follow(url)).status).toBe(200)
  expect((await follow(`${url.slice(0, -22)}${'A'.repeat(22)}`)).status).toBe(404)
  const { rows } = await sql<{ minutes: number }>`
    select round(extract(epoch from max(expires_dt) - now()) / 60)::int as minutes from zip_tickets`.execute(t.app.db)
  expect(rows[0]?.minutes).toBe(10)
  await sql`update zip_tickets set expires_dt = now() - interval '1 second'`.execute(t.app.db)
  expect((await follow(url)).status).toBe(404)
  await prepare(t.mina)
  const left = await t.app.db.selectFrom('zip_tickets').select('expires_dt').execute()
  expect(left).toHaveLength(1)

  const last = await prepare(t.jun)
  await t.jun.call(auth.logout)
  expect((await follow(last)).status).toBe(404)
})

test('an address packs only what who asked for it may take along when it is followed', async () => {
  await expect(prepare(t.client)).rejects.toMatchObject({ status: 404 })
  const sh_no = await t.share(box)
  const url = await prepare(t.client)
  expect((await follow(url)).status).toBe(200)
  const shares = t.app.db.updateTable('file_shares').where('sh_no', '=', sh_no)
  await shares.set({ may_download: false }).execute()
  expect((await follow(url)).status).toBe(403)
  await expect(prepare(t.client)).rejects.toMatchObject({ status: 403 })
  await shares.set({ state: 'revoked', ended_dt: sql`now()` }).execute()
  expect((await follow(url)).status).toBe(404)
  await expect(prepare(t.stranger)).rejects.toMatchObject({ status: 404 })
})
