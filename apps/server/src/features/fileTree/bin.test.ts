import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { JobContext } from '../../jobs/handler.ts'
import { type FileTreeFixture, fileTreeFixture } from '../../testing/fixtures/fileTreeFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'
import { purgeBins } from './bin/bin.service.ts'

let t: FileTreeFixture
let plan: number
beforeAll(async () => {
  t = await fileTreeFixture()
  plan = await t.top(t, 'ir')
})

const bin = async (person: Person, which: { proj_no: number } | { client_no: number } = { proj_no: t.proj_no }) =>
  (await person.call(fileTree.listBin, { query: { ...which, limit: 100 } })).query
const restore = async (person: Person, ...ft_nos: number[]) =>
  (await person.call(fileTree.restore, { body: { ft_nos } })).query

test('a box goes into the bin with everything inside and comes back with it', async () => {
  const box = await t.createBox(t.mina, plan, '통째로')
  const inner = await t.createBox(t.mina, box.ft_no, '속')
  const file = await t.put(t.mina, inner.ft_no, '깊은 곳.txt')
  const early = await t.put(t.mina, inner.ft_no, '먼저 지운 것.txt')
  await t.remove(t.mina, [early.ft_no])
  await t.remove(t.mina, [box.ft_no])
  expect((await bin(t.mina)).map(({ name, from, deleted_by_name }) => [name, from, deleted_by_name])).toEqual([
    ['통째로', '사업계획서·IR', '김미나'],
    ['먼저 지운 것.txt', '사업계획서·IR / 통째로 / 속', '김미나'],
  ])
  await expect(t.mina.call(fileTree.show, { params: { ft_no: file.ft_no } })).rejects.toMatchObject({ status: 404 })
  await expect(t.createBox(t.mina, inner.ft_no, 'x')).rejects.toMatchObject({ status: 404 })
  await expect(restore(t.mina, file.ft_no)).rejects.toMatchObject({ status: 404 })

  await restore(t.jun, box.ft_no)
  expect(await t.names(t.mina, inner.ft_no)).toEqual(['깊은 곳.txt'])
  expect((await bin(t.mina)).map(({ name }) => name)).toEqual(['먼저 지운 것.txt'])
  await restore(t.mina, early.ft_no)
  expect(await t.names(t.mina, inner.ft_no)).toEqual(['깊은 곳.txt', '먼저 지운 것.txt'])
})

test('a name that was taken meanwhile gets a number; without its box it goes to the top box of its kind', async () => {
  const box = await t.createBox(t.mina, plan, '돌아올 곳')
  const file = await t.put(t.mina, box.ft_no, '이름.txt')
  await t.remove(t.mina, [file.ft_no])
  await t.put(t.mina, box.ft_no, '이름.TXT')
  expect((await restore(t.mina, file.ft_no))[0]).toMatchObject({ name: '이름 (2).txt', parent: box.ft_no })
  await t.remove(t.mina, [file.ft_no])
  await t.remove(t.mina, [box.ft_no])
  expect((await restore(t.mina, file.ft_no))[0]).toMatchObject({ name: '이름 (2).txt', parent: plan })
  // Both at once, the file before its box.
  await t.remove(t.mina, [file.ft_no])
  expect(await restore(t.mina, file.ft_no, box.ft_no)).toHaveLength(2)
})

test('people of a company see and restore only what they deleted themselves', async () => {
  const which = { client_no: t.client.client_no }
  const own = await t.top(which)
  const file = await t.put(t.client, own, '내가 지운 것.txt')
  await t.remove(t.client, [file.ft_no])
  expect((await bin(t.client, which)).map(({ ft_no, may_change }) => [ft_no, may_change])).toEqual([[file.ft_no, true]])
  expect(await bin(t.colleague, which)).toEqual([])
  await expect(restore(t.colleague, file.ft_no)).rejects.toMatchObject({ status: 404 })
  await expect(restore(t.stranger, file.ft_no)).rejects.toMatchObject({ status: 404 })
  await expect(t.client.call(fileTree.listBin, { query: { proj_no: t.proj_no } })).rejects.toMatchObject({
    status: 404,
  })
  await restore(t.client, file.ft_no)
})

test('who may delete empties the bin for good, and what took up room is free at once', async () => {
  const box = await t.createBox(t.mina, plan, '완전히')
  const file = await t.put(t.mina, box.ft_no, '완전히.txt', { bytes: 'x'.repeat(70) })
  const other = await t.put(t.jun, box.ft_no, '남의 것.txt')
  const purge = (person: Person, ft_no: number) => person.call(fileTree.purge, { body: { ft_nos: [ft_no] } })
  await expect(purge(t.mina, file.ft_no)).rejects.toMatchObject({ status: 404 })
  await t.remove(t.jun, [other.ft_no])
  await t.remove(t.mina, [box.ft_no])
  const mayDelete = async (person: Person) =>
    (await bin(person)).find(({ ft_no }) => ft_no === box.ft_no)?.may_delete ?? null
  // What somebody else had deleted out of the box would be gone with it.
  expect([await mayDelete(t.mina), await mayDelete(t.jun)]).toEqual([false, false])
  await expect(purge(t.mina, box.ft_no)).rejects.toMatchObject({ status: 403 })
  await expect(purge(t.mina, other.ft_no)).rejects.toMatchObject({ status: 403 })
  await purge(t.jun, other.ft_no)
  expect(await mayDelete(t.mina)).toBe(true)
  const before = await t.counters(plan)
  await expect(purge(t.stranger, box.ft_no)).rejects.toMatchObject({ status: 404 })
  await purge(t.mina, box.ft_no)
  expect(await t.counters(plan)).toMatchObject({
    entries: (before?.entries ?? 0) - 2,
    bytes: (before?.bytes ?? 0) - 70,
    real_bytes: (before?.bytes ?? 0) - 70,
  })
  await expect(restore(t.mina, box.ft_no)).rejects.toMatchObject({ status: 404 })
  const { rows } = await sql`
    select user_no from audit_log where table_name = 'file_tree' and action = 'delete' and row_key = ${String(file.ft_no)}`.execute(
    t.app.db,
  )
  expect(rows).toEqual([{ user_no: t.mina.user_no }])
})

test('after 30 days the bin is emptied: rows, counters and the hold on the bytes are gone', async () => {
  const box = await t.createBox(t.mina, plan, '오래된 것')
  const file = await t.put(t.mina, box.ft_no, '오래.txt')
  await t.addVersion(t.mina, file.ft_no, '둘')
  const kept = await t.put(t.mina, plan, '어제 지운 것.txt')
  await t.remove(t.mina, [box.ft_no, kept.ft_no])
  await sql`update file_tree set deleted_dt = now() - interval '31 days' where bin_root = ${box.ft_no}`.execute(
    t.app.db,
  )

  const published: string[] = []
  const purge = () =>
    t.app.db
      .transaction()
      .execute((db) => purgeBins({ db, publish: (topic: string) => published.push(topic) } as unknown as JobContext))
  await purge()
  expect(published).toEqual(['file_tree.changed'])
  const { rows } = await sql<{ left: number }>`
    select (select count(*) from file_tree where ft_no in (${box.ft_no}, ${file.ft_no}))
         + (select count(*) from file_versions where ft_no = ${file.ft_no})
         + (select count(*) from file_attachments where fa_no = ${file.fa_no}) as left`.execute(t.app.db)
  expect(rows).toEqual([{ left: 0 }])
  const counted = await t.counters(plan)
  expect(counted).toMatchObject({ entries: counted?.real_entries, bytes: counted?.real_bytes })
  expect((await bin(t.mina)).map(({ ft_no }) => ft_no)).toContain(kept.ft_no)
  await purge()
  expect(published).toHaveLength(1)
})
