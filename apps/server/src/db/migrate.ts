import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { errorMessage } from '@crm/contract/kit/errorMessage'
import type pg from 'pg'
import { errorCode } from '../errorCode.ts'
import { StartupProblem } from '../startupProblem.ts'

const folder = new URL('../../db/migrations/', import.meta.url)
const oldestServer = 160_000
// Nodes that start together take turns; any constant does.
const lockKey = 7_214_001

interface Migration {
  name: string
  sql: string
  checksum: string
}

/** 0001 to 0999 are the base, one file a feature; whatever comes later is named by the minute it was written. */
const fileName = /^(0\d{3}|\d{8}_\d{4})_(\w+\.sql)$/

const checkNames = (names: string[]) => {
  const seen = new Map<string, string>()
  for (const name of names) {
    const title = name.match(fileName)?.[2]
    if (!title) {
      throw new StartupProblem(
        `마이그레이션 파일 이름을 알 수 없어요 (${name})`,
        '20261231_1830_name.sql처럼 날짜와 시각으로 시작하는 이름으로 바꿔 주세요.',
      )
    }
    const other = seen.get(title)
    if (other) {
      throw new StartupProblem(
        `이름이 같은 마이그레이션이 두 개예요 (${other}, ${name})`,
        '나중에 만든 파일에 무엇을 바꾸는지 드러나는 다른 이름을 붙여 주세요.',
      )
    }
    seen.set(title, name)
  }
}

const readMigrations = async (from: URL): Promise<Migration[]> => {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort()
  checkNames(names)
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, from), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') }
    }),
  )
}

/** Every database from before the base was squashed has this row, and none made since then has it. */
const onlyBeforeTheBase = '0002_accounts.sql'

const madeBeforeTheBase = (dataDir?: string) =>
  dataDir
    ? new StartupProblem(
        `이전 버전의 데이터 폴더예요 (${dataDir})`,
        '폴더 이름을 바꿔 보관한 뒤 다시 시작하거나 DATA_DIR 환경 변수로 새 폴더를 정해 주세요.',
      )
    : new StartupProblem(
        '이전 버전의 데이터베이스예요',
        '빈 데이터베이스를 만들고 그 주소를 DATABASE_URL에 정해 주세요.',
      )

const checkHistory = (migrations: Migration[], applied: Map<string, string>) => {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new StartupProblem(
        `데이터베이스가 이 버전보다 새로워요 (${name})`,
        '더 새로운 버전의 빌더 CRM을 실행하거나 백업을 복원해 주세요.',
      )
    }
    if (known.get(name) !== checksum) {
      throw new StartupProblem(
        `이미 적용된 마이그레이션 ${name}의 내용이 바뀌었어요`,
        '파일을 되돌리고 새 마이그레이션을 추가해 주세요.',
      )
    }
  }
}

const notPermitted = '42501'
/** No such file, or (from PostgreSQL 17 on) a feature that is not supported. */
const notInstalled = ['58P01', '0A000']

/** The operator can fix an extension that is not installed, or that this account may not create. */
const explained = (error: unknown, sql: string) => {
  const code = errorCode(error) ?? ''
  const extension = sql.match(/create extension if not exists (\w+)/)?.[1]
  if (extension && code === notPermitted) {
    return new StartupProblem(
      `DATABASE_URL의 계정은 PostgreSQL 확장 ${extension}을(를) 만들 수 없어요`,
      `데이터베이스의 소유자인 계정을 쓰거나, 관리자가 그 데이터베이스에서 create extension ${extension} 명령을 한 번 실행해 주세요.`,
    )
  }
  if (extension && notInstalled.includes(code)) {
    return new StartupProblem(
      `PostgreSQL에 확장 ${extension}이(가) 없어요 (${errorMessage(error)})`,
      'PostgreSQL의 contrib 패키지를 설치해 주세요.',
    )
  }
  return undefined
}

const apply = async (client: pg.ClientBase, { name, sql, checksum }: Migration) => {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw explained(error, sql) ?? new Error(`${name}: ${errorMessage(error)}`, { cause: error })
  }
}

interface Options {
  from?: URL
  /** The folder of an embedded database, named when it is too old. */
  dataDir?: string
}

/** Applies the migrations that the database does not have yet, one node at a time; returns their names. */
export const migrate = async (client: pg.ClientBase, { from = folder, dataDir }: Options = {}): Promise<string[]> => {
  const version = await client.query("select current_setting('server_version_num')::int as number")
  if (version.rows[0].number < oldestServer) {
    throw new StartupProblem('PostgreSQL이 너무 오래되었어요', 'PostgreSQL 16 이상을 사용해 주세요.')
  }
  const migrations = await readMigrations(from)
  await client.query('select pg_advisory_lock($1)', [lockKey])
  try {
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const { rows } = await client.query<Pick<Migration, 'name' | 'checksum'>>(
      'select name, checksum from schema_migrations order by name',
    )
    const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]))
    if (applied.has(onlyBeforeTheBase)) throw madeBeforeTheBase(dataDir)
    checkHistory(migrations, applied)
    const missing = migrations.filter((migration) => !applied.has(migration.name))
    for (const migration of missing) await apply(client, migration)
    return missing.map((migration) => migration.name)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey])
  }
}
