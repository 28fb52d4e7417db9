import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { files } from '@crm/contract/features/files/files'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedFolders, folders } from '../../testing/features/foldersFeature.ts'
import { download, postUpload, requestUpload, upload } from '../../testing/files/uploads.ts'
import { type FileUploadFixture, fileUploadFixture, notes } from '../../testing/fixtures/filesFixture.ts'
import { sweepJob } from './uploads.service.ts'

let app: FileUploadFixture['app']
let boss: PgBoss
let mina: FileUploadFixture['mina']
beforeAll(async () => {
  ;({ app, mina } = await fileUploadFixture())
  boss = new PgBoss({ connectionString: app.databaseUrl, supervise: false, schedule: false })
  await boss.start()
})
afterAll(() => boss.stop())

const target = async () => ({ to_table: 'folder', to_no: await app.company() })
const pathOf = (...names: string[]) => join(app.dataDir, 'files', ...names)
const bytesOf = async (upload_key: string) =>
  (await readdir(pathOf('kept'), { recursive: true })).filter((name) => name.endsWith(upload_key)).length

const sweep = async () => {
  const id = await boss.send(sweepJob.name, {})
  await expect
    .poll(async () => (await boss.findJobs(sweepJob.name, { id: id as string }))[0]?.state, { timeout: 20_000 })
    .toBe('completed')
}

const age = (file_nos: number[]) =>
  sql`update files set reg_dt = reg_dt - interval '25 hours', removed_dt = removed_dt - interval '25 hours'
       where file_no = any(${file_nos}::int[])`.execute(app.db)

const rowOf = (file_no: number) =>
  app.db.selectFrom('files').selectAll().where('file_no', '=', file_no).executeTakeFirst()

test('uploads that nobody finished and files that nothing holds are swept after a day, bytes and all', async () => {
  const record = await target()
  const unfinished = await requestUpload(mina, notes)
  await postUpload(app, unfinished, notes)
  const never = await requestUpload(mina, notes)
  const young = await requestUpload(mina, notes)
  await postUpload(app, young, notes)
  const removed = await upload(app, mina, notes, record)
  await mina.call(files.remove, { params: removed })
  const held = await upload(app, mina, notes, record)
  const keys = await Promise.all(
    [unfinished, young, removed, held].map(async ({ file_no }) => (await rowOf(file_no))?.upload_key ?? ''),
  )
  await age([unfinished.file_no, never.file_no, removed.file_no, held.file_no])

  await sweep()
  expect(await Promise.all([unfinished, never, removed].map(({ file_no }) => rowOf(file_no)))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(await Promise.all(keys.map(bytesOf))).toEqual([0, 1, 0, 1])
  expect(await (await download(app, mina.token, held.fa_no)).text()).toBe(notes.bytes)
  const body = { file_no: unfinished.file_no, ...record }
  await expect(mina.call(files.completeUpload, { body })).rejects.toMatchObject({ status: 404 })
})

test('a removal is taken back by its uploader alone, also of an old file while the sweep runs', async () => {
  const record = await target()
  const removed = await upload(app, mina, notes, record)
  await age([removed.file_no])
  await mina.call(files.remove, { params: removed })
  await sweep()
  const body = { file_no: removed.file_no, ...record }
  const jun = await app.staff()
  await expect(jun.call(files.completeUpload, { body })).rejects.toMatchObject({ status: 404 })
  const [again] = (await mina.call(files.completeUpload, { body })).query
  expect(again?.file_info.originalname).toBe(notes.originalname)
  expect(await (await download(app, mina.token, again?.fa_no ?? 0)).text()).toBe(notes.bytes)
})

test('what a killed server left half written is swept once nobody has touched it for a day', async () => {
  await mkdir(pathOf('parts'), { recursive: true })
  const [old, fresh] = [pathOf('parts', 'old'), pathOf('parts', 'fresh')]
  await writeFile(old, 'half')
  await writeFile(fresh, 'half')
  const longAgo = new Date(Date.now() - 25 * 3600_000)
  await utimes(old, longAgo, longAgo)
  await sweep()
  expect(await readdir(pathOf('parts'))).toEqual(['fresh'])
})

test('more than one sweep’s worth is swept all the same', async () => {
  await sql`insert into files (user_no, originalname, size, mimetype, upload_key, reg_dt)
    select ${mina.user_no}, 'x', 0, 'text/plain', lpad(to_hex(i), 32, '0'), now() - interval '2 days'
      from generate_series(1, 450) i`.execute(app.db)
  await sweep()
  const left = async () =>
    Number(
      (await sql<{ n: number }>`select count(*)::int as n from files where originalname = 'x'`.execute(app.db)).rows[0]
        ?.n,
    )
  await expect.poll(left, { timeout: 20_000 }).toBe(0)
})

test('the database itself keeps a file’s bytes where they are', async () => {
  const { file_no } = await upload(app, mina, notes, await target())
  await expect(sql`update files set place = 'elsewhere' where file_no = ${file_no}`.execute(app.db)).rejects.toThrow(
    /settled/,
  )
})

// ---------------------------------------------------------------- what other features use

test('a feature shows, counts, adds and takes away its records’ files, and is called at every change', async () => {
  const record = await target()
  const params = { client_no: record.to_no }
  changedFolders.length = 0
  const first = await upload(app, mina, notes, record)
  const { query } = await mina.call(folders.dictate, { params, body: { words: '받아 적은 말' } })
  expect(query[0]).toMatchObject({ user_no: mina.user_no, file_info: { originalname: '받아쓰기.txt', size: 17 } })
  expect(await (await download(app, mina.token, query[0]?.fa_no ?? 0)).text()).toBe('받아 적은 말')

  const shown = await mina.call(folders.show, { params })
  expect(shown.query.map(({ fa_no }) => fa_no)).toEqual([query[0]?.fa_no, first.fa_no])
  expect((await mina.call(folders.count, { params })).query).toEqual([{ count: 2, together: 2 }])

  const jun = await app.staff({ emp_scope: ['WorkList'] })
  await expect(jun.call(folders.take, { params, body: first })).rejects.toMatchObject({ status: 403 })
  await mina.call(folders.take, { params, body: first })
  await expect(mina.call(folders.take, { params, body: first })).rejects.toMatchObject({ status: 404 })
  expect(changedFolders).toEqual([record.to_no, record.to_no, record.to_no])

  await jun.call(folders.empty, { params })
  expect((await mina.call(files.list, { query: record })).total).toBe(0)
})

test('a file attached to two records stays while one of them holds it', async () => {
  const [one, two] = [await target(), await target()]
  const attached = await upload(app, mina, notes, one)
  const again = await mina.call(files.completeUpload, { body: { file_no: attached.file_no, ...two } })
  await mina.call(files.remove, { params: attached })
  await age([attached.file_no])
  await sweep()
  expect(await (await download(app, mina.token, again.query[0]?.fa_no ?? 0)).text()).toBe(notes.bytes)
})
