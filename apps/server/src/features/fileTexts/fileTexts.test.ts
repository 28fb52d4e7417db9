import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { files } from '@crm/contract/features/files/files'
import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { storageOf } from '../../ports/storage/storageOf.ts'
import { docxOf, pdfOf, pptxOf } from '../../testing/files/documents.ts'
import { download } from '../../testing/files/uploads.ts'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { storeServerFile } from '../files/uploads.service.ts'
import { convertJob, readTextJob } from './fileTexts.jobs.ts'
import { processVersions } from './fileTexts.service.ts'
import { renditionOf } from './renditions.service.ts'
import { convertToPdf } from './soffice/convert.ts'

let app: TestApp
let boss: PgBoss
let mina: Awaited<ReturnType<TestApp['staff']>>
let folder: string

/** Stands for LibreOffice: writes a PDF where it is asked to, and what it was called with beside it. */
const program = (lines: string) => `#!/bin/sh
${lines}
`
const makesPdf = program(`
while [ $# -gt 1 ]; do [ "$1" = "--outdir" ] && out="$2"; shift; done
grep -q BROKEN "$1" && exit 1
printf '%%PDF-1.7 made' > "$out/document.pdf"`)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crm-soffice-'))
  const soffice = join(folder, 'soffice')
  await writeFile(soffice, makesPdf)
  await chmod(soffice, 0o755)
  app = await startTestApp({ config: { sofficePath: soffice } })
  mina = await app.staff({ emp_scope: ['WorkList'] })
  boss = new PgBoss({ connectionString: app.databaseUrl, supervise: false, schedule: false })
  await boss.start()
})
afterAll(async () => {
  await boss.stop()
  await rm(folder, { recursive: true, force: true })
})

const config = () => ({ ...readConfig({ DATA_DIR: app.dataDir }), dataDir: app.dataDir })

/** A file with one version in a company's tree, as uploading leaves it. */
const versionOf = async (name: string, bytes: Uint8Array) => {
  const client_no = await app.company('그린루프')
  const { file_no } = await storeServerFile(
    { db: app.db, config: config() },
    { to_table: 'file_versions', to_no: 1 },
    mina.user_no,
    { originalname: name, size: bytes.length, mimetype: 'application/octet-stream' },
    Readable.from([Buffer.from(bytes)]),
  )
  const { rows } = await sql<{ fv_no: number }>`
    with box as (
      select f.ft_no, f.tree_no from file_tree f join file_trees t using (tree_no)
       where t.client_no = ${client_no} and f.scope = 'ir' and f.parent is null),
    numbers as (
      select nextval(pg_get_serial_sequence('file_tree', 'ft_no'))::int as ft_no,
             nextval(pg_get_serial_sequence('file_versions', 'fv_no'))::int as fv_no),
    entry as (
      insert into file_tree (ft_no, tree_no, parent, kind, name, scope, owner, fv_no, path)
      select n.ft_no, box.tree_no, box.ft_no, 'file', ${name}, 'ir', ${mina.user_no}, n.fv_no, '{}' from box, numbers n
      returning ft_no, fv_no)
    insert into file_versions (fv_no, ft_no, ver, file_no, user_no, size, mimetype)
    select fv_no, ft_no, 1, ${file_no}, ${mina.user_no}, ${bytes.length}, 'application/octet-stream' from entry
    returning fv_no`.execute(app.db)
  return rows[0]?.fv_no ?? 0
}

const textOf = (fv_no: number) =>
  app.db.selectFrom('file_texts').select(['state', 'content', 'pages']).where('fv_no', '=', fv_no).executeTakeFirst()

const read = async (fv_no: number) => {
  await boss.send(readTextJob.name, { fv_no }, { db: fromKysely(app.db) })
  await expect
    .poll(() => textOf(fv_no), { timeout: 30_000 })
    .toMatchObject({ state: expect.stringMatching(/done|none|failed/) })
  return textOf(fv_no)
}

test('a job keeps the words of a version, whatever the file is called', async () => {
  const fv_no = await versionOf('사진.jpg', docxOf('투자 유치 계획'))
  expect(await read(fv_no)).toEqual({ state: 'done', content: '투자 유치 계획', pages: 3 })
  expect(await renditionOf({ db: app.db }, fv_no)).toBeUndefined()
})

test('a scan has no words, and a broken file is marked once', async () => {
  expect(await read(await versionOf('스캔.pdf', await pdfOf([''])))).toEqual({ state: 'none', content: '', pages: 1 })
  const broken = await versionOf('깨진.pdf', Buffer.from('%PDF-1.7 nothing'))
  expect(await read(broken)).toEqual({ state: 'failed', content: '', pages: null })
  expect(
    (await boss.findJobs(readTextJob.name)).filter(({ state }) => state === 'retry' || state === 'failed'),
  ).toEqual([])
})

test('slides become a PDF that nobody can fetch by its attachment', async () => {
  const fv_no = await versionOf('IR.pptx', pptxOf('회사 소개'))
  await read(fv_no)
  await expect.poll(async () => (await renditionOf({ db: app.db }, fv_no))?.state, { timeout: 20_000 }).toBe('done')
  const { place } = (await renditionOf({ db: app.db }, fv_no)) ?? {}
  const bytes = await storageOf(config()).read(place ?? '', undefined)
  expect(await text(bytes)).toBe('%PDF-1.7 made')
  const { fa_no } = await app.db
    .selectFrom('file_attachments')
    .select('fa_no')
    .where('to_table', '=', 'file_renditions')
    .where('to_no', '=', fv_no)
    .executeTakeFirstOrThrow()
  expect((await download(app, mina.token, fa_no)).status).toBe(404)
  const query = { to_table: 'file_renditions', to_no: fv_no, offset: 0, limit: 10 }
  await expect(mina.call(files.list, { query })).rejects.toMatchObject({ status: 404 })

  await app.db.deleteFrom('file_renditions').where('fv_no', '=', fv_no).execute()
  expect(await app.db.selectFrom('file_attachments').select('fa_no').where('fa_no', '=', fa_no).execute()).toEqual([])
})

test('what is called slides or a sheet waits for its PDF as soon as it is stored, whatever becomes of its words; too large it does not', async () => {
  const [slides, large, picture] = [
    await versionOf('소개.PPTX', Buffer.from('no zip, so its words cannot be read')),
    await versionOf('큰 표.xlsx', pptxOf('표')),
    await versionOf('사진.jpg', Buffer.from('jpg')),
  ]
  await app.db
    .updateTable('file_versions')
    .set({ size: 101 * 1024 ** 2 })
    .where('fv_no', '=', large)
    .execute()
  const sent: [string, unknown][] = []
  const ctx = {
    db: app.db,
    config: { ...config(), sofficePath: join(folder, 'soffice') },
    enqueue: async (job: { name: string }, data: unknown) => void sent.push([job.name, data]),
  }
  await processVersions(ctx, [slides, large, picture])
  expect((await renditionOf({ db: app.db }, slides))?.state).toBe('waiting')
  expect(await renditionOf({ db: app.db }, large)).toBeUndefined()
  expect(await renditionOf({ db: app.db }, picture)).toBeUndefined()
  expect(sent).toEqual([
    [readTextJob.name, [slides, large, picture].map((fv_no) => ({ fv_no }))],
    [convertJob.name, [{ fv_no: slides }]],
  ])
  await boss.send(convertJob.name, { fv_no: slides }, { db: fromKysely(app.db) })
  await expect.poll(async () => (await renditionOf({ db: app.db }, slides))?.state, { timeout: 20_000 }).toBe('done')
})

test('what is encrypted waits for no PDF: the viewer says why it cannot be shown', async () => {
  const name = Buffer.from('EncryptedPackage', 'utf16le')
  const fv_no = await versionOf('암호.xlsx', Buffer.concat([Buffer.from('BROKEN'), name]))
  await app.db.insertInto('file_renditions').values({ fv_no }).execute()
  await boss.send(convertJob.name, { fv_no }, { db: fromKysely(app.db) })
  await expect.poll(() => renditionOf({ db: app.db }, fv_no), { timeout: 20_000 }).toBeUndefined()
})

const convert = async (lines: string, content: string, seconds = 45) => {
  const place = await mkdtemp(join(tmpdir(), 'crm-convert-test-'))
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  const soffice = join(place, 'program')
  await writeFile(soffice, program(lines))
  await chmod(soffice, 0o755)
  const made = await convertToPdf(soffice, place, Readable.from([Buffer.from(content)]), seconds)
  return { place, made }
}

test('LibreOffice runs without macros, settings of the server, or a profile of anybody', async () => {
  const { place, made } = await convert('env > env.txt; echo "$@" > args.txt; printf x > document.pdf', 'content')
  expect(made).toBe(join(place, 'document.pdf'))
  const env = await readFile(join(place, 'env.txt'), 'utf8')
  expect(env.split('\n').map((line) => line.split('=')[0])).not.toContain('DATABASE_URL')
  expect(env).toContain(`HOME=${place}`)
  expect(await readFile(join(place, 'args.txt'), 'utf8')).toContain('-env:UserInstallation=file://')
  const profile = await readFile(join(place, 'profile/user/registrymodifications.xcu'), 'utf8')
  expect(profile).toContain('"DisableMacrosExecution" oor:op="fuse"><value>true')
  expect(await readdir(place)).toContain('document')
  expect(await readdir(join(place, '.fonts'))).toEqual(['Pretendard-Regular.ttf'])
})

test('a program that fails, hangs or writes nothing makes no PDF', async () => {
  expect((await convert('exit 1', 'x')).made).toBeNull()
  expect((await convert('printf "" > document.pdf', 'x')).made).toBeNull()
  expect((await convert('sleep 600 & sleep 600', 'x', 0.2)).made).toBeNull()
})
