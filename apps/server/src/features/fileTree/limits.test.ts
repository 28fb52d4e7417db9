import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { fileTreeMessages } from '@crm/contract/features/fileTree/fileTree.rows'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type FileTreeFixture, fileTreeFixture } from '../../testing/fixtures/fileTreeFixture.ts'
import { projectOf } from '../../testing/fixtures/meetingFixture.ts'
import { numbered } from './names.ts'

let t: FileTreeFixture
let plan: number
beforeAll(async () => {
  t = await fileTreeFixture({ fileTreeQuotaBytes: 1000 })
  plan = await t.top(t, 'ir')
})

const newTop = async (name: string) => t.top({ proj_no: await projectOf(t.app, t.client.client_no, name) })

test.each([
  '../비밀',
  'a/b',
  'a\\b',
  'a\u0000b',
  'a\nb',
  'a\u0085b',
  'a\u202egpj.exe',
  '.',
  '..',
  '   ',
  'x'.repeat(256),
])('the name %j is refused', async (name) => {
  await expect(t.createBox(t.mina, plan, name)).rejects.toMatchObject({ status: 400 })
  const file_no = await t.send(t.mina, { originalname: 'x', bytes: '' })
  const added = (folders: string[], fileName: string) =>
    t.mina.call(fileTree.addFile, { body: { parent: plan, file_no, name: fileName, folders } })
  await expect(added([], name)).rejects.toMatchObject({ status: 400 })
  await expect(added([name], 'x')).rejects.toMatchObject({ status: 400 })
})

test('a name of 300 bytes and one of 255 syllables are kept whole; numbers fit in', async () => {
  const box = (await t.createBox(t.mina, plan, '긴 이름')).ft_no
  const name = `${'가'.repeat(251)}.pdf`
  expect((await t.put(t.mina, box, name, { bytes: '' })).name).toBe(name)
  const second = await t.put(t.mina, box, name, { bytes: '', same: 'both' })
  expect(second.name).toBe(`${'가'.repeat(247)} (2).pdf`)
  expect((await t.createBox(t.mina, box, '나'.repeat(100))).name).toHaveLength(100)
  expect(numbered('a'.repeat(255), 10)).toHaveLength(255)
})

test('ten levels and no more, also by folders, by moving and by copying', async () => {
  const top = await newTop('깊이')
  const deep = await t.put(t.mina, top, '끝.txt', { bytes: '', folders: Array.from({ length: 8 }, (_, n) => `${n}`) })
  const bottom = await t.createBox(t.mina, deep.parent as number, '열째')
  const tooDeep = { status: 409, message: fileTreeMessages.tooDeep }
  await expect(t.createBox(t.mina, bottom.ft_no, '열한째')).rejects.toMatchObject(tooDeep)
  const folders = Array.from({ length: 9 }, (_, n) => `새 ${n}`)
  await expect(t.put(t.mina, top, 'x.txt', { bytes: '', folders })).rejects.toMatchObject(tooDeep)
  expect(await t.names(t.mina, top)).toEqual(['0'])

  const pair = await t.createBox(t.mina, top, '둘')
  await t.createBox(t.mina, pair.ft_no, '속')
  const into = deep.parent as number
  await expect(t.move(t.mina, [pair.ft_no], into)).rejects.toMatchObject(tooDeep)
  await expect(t.mina.call(fileTree.copy, { body: { ft_nos: [pair.ft_no], parent: into } })).rejects.toMatchObject(
    tooDeep,
  )
})

test('20,000 entries a tree, the bin included; a copy of thousands is one call', async () => {
  const top = await newTop('많음')
  const box = await t.createBox(t.mina, top, '상자')
  await t.fill(box.ft_no, 4_000)
  const { query } = await t.mina.call(fileTree.copy, { body: { ft_nos: [box.ft_no], parent: top } })
  expect(query[0]).toMatchObject({ name: '상자 (2)', entries: 4_000 })
  const other = await newTop('더 많음')
  await t.mina.call(fileTree.copy, { body: { ft_nos: [query[0]?.ft_no as number], parent: other } })

  await t.fill(top, 20_000 - 4 - 2 * 4_001)
  const tooMany = { status: 409, message: fileTreeMessages.tooMany }
  await expect(t.createBox(t.mina, top, '하나 더')).rejects.toMatchObject(tooMany)
  await expect(t.put(t.mina, top, 'x.txt', { bytes: '' })).rejects.toMatchObject(tooMany)
  await t.remove(t.mina, [query[0]?.ft_no as number])
  await expect(t.createBox(t.mina, top, '하나 더')).rejects.toMatchObject(tooMany)
  expect(await t.counters(top)).toMatchObject({ entries: 20_000, real_entries: 20_000 })
})

test('the database itself refuses circles, strange parents and equal names', async () => {
  const box = await t.createBox(t.mina, plan, '밖')
  const inner = await t.createBox(t.mina, box.ft_no, '안')
  const file = await t.put(t.mina, box.ft_no, 'f.txt', { bytes: '' })
  const set = (changes: object, ft_no: number) =>
    t.app.db.updateTable('file_tree').set(changes).where('ft_no', '=', ft_no).execute()
  await expect(set({ parent: inner.ft_no }, box.ft_no)).rejects.toMatchObject({ constraint: 'file_tree_cycle' })
  await expect(set({ parent: box.ft_no }, box.ft_no)).rejects.toMatchObject({ constraint: 'file_tree_cycle' })
  await expect(set({ parent: file.ft_no }, inner.ft_no)).rejects.toMatchObject({ constraint: 'file_tree_parent' })
  await expect(set({ name: 'F.TXT' }, inner.ft_no)).rejects.toMatchObject({ constraint: 'file_tree_name' })
  const foreign = await t.top({ client_no: t.client.client_no })
  await expect(set({ parent: foreign }, inner.ft_no)).rejects.toMatchObject({ constraint: 'file_tree_parent' })
})

test('what does not fit into the quota is refused, for files, versions and copies alike', async () => {
  const top = await newTop('용량')
  const file = await t.put(t.mina, top, '하나.txt', { bytes: 'x'.repeat(600) })
  const full = { status: 413, message: expect.stringContaining('자료실') }
  await expect(t.put(t.mina, top, '둘.txt', { bytes: 'x'.repeat(401) })).rejects.toMatchObject(full)
  await expect(t.addVersion(t.mina, file.ft_no, 'x'.repeat(401))).rejects.toMatchObject(full)
  await expect(t.mina.call(fileTree.copy, { body: { ft_nos: [file.ft_no], parent: top } })).rejects.toMatchObject(full)
  await t.put(t.mina, top, '꼭 맞음.txt', { bytes: 'x'.repeat(400) })
  const { usage } = await t.list(t.mina, { box_ft_no: top })
  expect(usage).toMatchObject({ bytes: 1000, quota: 1000, entries: 6 })
  await t.remove(t.mina, [file.ft_no])
  expect((await t.list(t.mina, { box_ft_no: top })).usage?.bytes).toBe(1000)
})

test('an upload that is added again, in the same box, is there once', async () => {
  const file_no = await t.send(t.mina, { originalname: 'x.txt', bytes: '한 번' })
  const add = (body: { parent?: number; name?: string } = {}) =>
    t.mina.call(fileTree.addFile, { body: { parent: plan, file_no, name: '한 번.txt', ...body } })
  const [first, again] = [await add(), await add()]
  expect(again.query[0]?.ft_no).toBe(first.query[0]?.ft_no)
  const { rows } = await sql<{ count: number }>`
    select count(*) from file_versions where file_no = ${file_no}`.execute(t.app.db)
  expect(rows).toEqual([{ count: 1 }])
})
