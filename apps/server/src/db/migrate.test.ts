import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { databaseUrl } from '../testing/cluster.ts'
import { generateTypes } from './generateTypes.ts'
import { migrate } from './migrate.ts'

const emptyDatabase = async (name: string) => {
  const admin = new pg.Client({ connectionString: inject('clusterUrl') })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return databaseUrl(inject('clusterUrl'), name)
}

const run = async (url: string, from?: URL, dataDir?: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return migrate(client, { from, dataDir }).finally(() => client.end())
}

const folderWith = async (files: Record<string, string>) => {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql)
  return { folder, url: pathToFileURL(`${folder}/`) }
}

test('nodes that start together migrate once', async () => {
  const url = await emptyDatabase('migrate_together')
  const runs = await Promise.all(Array.from({ length: 5 }, () => run(url)))
  expect(runs.filter((applied) => applied.length > 0)).toHaveLength(1)
})

test('a migration that was edited after it ran is refused', async () => {
  const url = await emptyDatabase('migrate_edited')
  const { folder, url: from } = await folderWith({ '0001_a.sql': 'create table a (x int);' })
  await run(url, from)
  await writeFile(join(folder, '0001_a.sql'), 'create table a (x int, y int);')
  await expect(run(url, from)).rejects.toThrow('이미 적용된 마이그레이션 0001_a.sql의 내용이 바뀌었어요.')
})

test('a database newer than the code is refused', async () => {
  const url = await emptyDatabase('migrate_newer')
  await run(url, (await folderWith({ '0001_a.sql': 'select 1', '0002_b.sql': 'select 2' })).url)
  const older = await folderWith({ '0001_a.sql': 'select 1' })
  await expect(run(url, older.url)).rejects.toThrow('데이터베이스가 이 버전보다 새로워요 (0002_b.sql).')
})

test('the base comes first, then migrations by date, however many are of the same minute', async () => {
  const url = await emptyDatabase('migrate_order')
  const files = {
    '20270101_0900_fill.sql': 'insert into a values (1)',
    '20270101_0900_widen.sql': 'alter table a add y int',
    '0010_base.sql': 'create table a (x int)',
  }
  const { url: from } = await folderWith(files)
  expect(await run(url, from)).toEqual(['0010_base.sql', '20270101_0900_fill.sql', '20270101_0900_widen.sql'])
})

test('two migrations of the same name, and names without a date, are refused', async () => {
  const url = await emptyDatabase('migrate_names')
  const twice = await folderWith({ '20270101_0900_tags.sql': 'select 1', '20270102_1000_tags.sql': 'select 2' })
  await expect(run(url, twice.url)).rejects.toThrow(
    '이름이 같은 마이그레이션이 두 개예요 (20270101_0900_tags.sql, 20270102_1000_tags.sql).',
  )
  const undated = await folderWith({ 'tags.sql': 'select 1' })
  await expect(run(url, undated.url)).rejects.toThrow('마이그레이션 파일 이름을 알 수 없어요 (tags.sql).')
})

test('a database from before the base is refused with what to do', async () => {
  const url = await emptyDatabase('migrate_before_base')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create table schema_migrations (name text primary key, checksum text, applied_at timestamptz)')
  await client.query("insert into schema_migrations values ('0001_machinery.sql', 'x'), ('0002_accounts.sql', 'x')")
  await client.end()
  await expect(run(url)).rejects.toThrow('이전 버전의 데이터베이스예요. 빈 데이터베이스를 만들고')
  await expect(run(url, undefined, '/srv/crm')).rejects.toThrow(
    '이전 버전의 데이터 폴더예요 (/srv/crm). 폴더 이름을 바꿔',
  )
})

test('a migration that fails half way leaves nothing of itself', async () => {
  const url = await emptyDatabase('migrate_half')
  const { folder, url: from } = await folderWith({ '0001_a.sql': 'create table a (x int); select broken;' })
  await expect(run(url, from)).rejects.toThrow('0001_a.sql')
  await writeFile(join(folder, '0001_a.sql'), 'create table a (x int);')
  expect(await run(url, from)).toEqual(['0001_a.sql'])
})

test('an extension that is not installed, or that the account may not create, is refused with what to do', async () => {
  const missing = await folderWith({ '0001_a.sql': 'create extension if not exists no_such_thing;' })
  await expect(run(await emptyDatabase('migrate_without'), missing.url)).rejects.toThrow(
    /^PostgreSQL에 확장 no_such_thing이\(가\) 없어요 .*contrib 패키지를 설치/,
  )

  const url = await emptyDatabase('migrate_guest')
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query("create role guest login password 'guest'; grant create on schema public to guest")
  const guest = Object.assign(new URL(url), { username: 'guest', password: 'guest' }).href
  const real = await folderWith({ '0001_a.sql': 'create extension if not exists btree_gist;' })
  await expect(run(guest, real.url)).rejects.toThrow(
    'DATABASE_URL의 계정은 PostgreSQL 확장 btree_gist을(를) 만들 수 없어요. 데이터베이스의 소유자인 계정을 쓰거나',
  )
  await admin.query('create extension btree_gist')
  await admin.end()
  expect(await run(guest, real.url)).toEqual(['0001_a.sql'])
})

test('the checked-in types are those of the migrated database', async () => {
  const url = await emptyDatabase('migrate_types')
  await run(url)
  const checkedIn = await readFile(new URL('./types.gen.ts', import.meta.url), 'utf8')
  expect(checkedIn, 'run: npm run db:types').toBe(await generateTypes(url))
})
