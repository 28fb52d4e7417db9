import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from './db/embedded/embedded.ts'
import { demoPassword } from './demoAccounts.ts'
import { profileStatus, program, signIn } from './testing/programs/program.ts'
import { demoClone, emptyClone } from './testing/startTestApp.ts'

const oneLine = (text: string) => text.trim().split('\n')

const temporaryFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crm-startup-'))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Every part stopped by itself, without being ended by the timeout. */
const expectSwiftEnd = (run: ReturnType<typeof program>) => expect(run.said()).not.toContain('closing')

const refusal = async (env: Record<string, string>) => {
  const run = program(env)
  expect(await run.ended).toBe(1)
  const lines = oneLine(run.complained())
  expect(lines, run.complained()).toHaveLength(1)
  expectSwiftEnd(run)
  return lines[0]
}

test('a taken port is said in one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await new Promise((resolve) => taken.once('listening', resolve))
  const { port } = taken.address() as { port: number }
  const said = await refusal({ DATABASE_URL: await emptyClone(), PORT: String(port) })
  expect(said).toBe(
    `✖ 포트 ${port}을(를) 다른 프로그램이 쓰고 있어요. PORT 환경 변수로 다른 포트를 정하거나 그 프로그램을 끝내 주세요.`,
  )
})

test('a database that cannot be reached is said in one line', async () => {
  const said = await refusal({ DATABASE_URL: 'postgres://crm:x@127.0.0.1:1/crm' })
  expect(said).toMatch(/^✖ DATABASE_URL의 PostgreSQL에 연결할 수 없어요 .*ECONNREFUSED.*주소, 계정, 방화벽을 확인/)
})

test('a database newer than the code is said in one line', async () => {
  const url = await emptyClone("insert into schema_migrations values ('9999_future.sql', 'x')")
  expect(await refusal({ DATABASE_URL: url })).toMatch(
    /^✖ 데이터베이스가 이 버전보다 새로워요 \(9999_future.sql\)\. 더 새로운/,
  )
})

test('a data folder from before the squashed migrations is refused in one line', async () => {
  const DATA_DIR = await temporaryFolder()
  const embedded = await startEmbedded({ dataDir: DATA_DIR, settings: { fsync: 'off' }, say: () => {} })
  const client = new pg.Client({ connectionString: embedded.url })
  await client.connect()
  await client.query('create table schema_migrations (name text primary key, checksum text, applied_at timestamptz)')
  await client.query("insert into schema_migrations values ('0001_machinery.sql', 'x'), ('0002_accounts.sql', 'x')")
  await client.end()
  await embedded.stop()
  expect(await refusal({ DATA_DIR })).toBe(
    `✖ 이전 버전의 데이터 폴더예요 (${DATA_DIR}). 폴더 이름을 바꿔 보관한 뒤 다시 시작하거나 DATA_DIR 환경 변수로 새 폴더를 정해 주세요.`,
  )
})

test('a wrong setting is said in one line', async () => {
  expect(await refusal({ PORT: 'eighty' })).toMatch(/^✖ 환경 변수 PORT의 값을 쓸 수 없어요\. 0에서 65535까지/)
})

test('a folder for data that cannot be written is said in one line', async () => {
  expect(await refusal({ DATA_DIR: '/dev/null/data' })).toMatch(/^✖ .*[가-힣]/)
})

test('SIGTERM: what was accepted is answered, then the program ends with 0', async () => {
  const run = program({ DATABASE_URL: await demoClone(), SEED: 'demo' })
  const url = await run.ready()
  const attempts = Array.from({ length: 8 }, () => signIn(url, 'ceo', demoPassword))
  await Promise.race(attempts)
  run.child.kill('SIGTERM')
  for (const answer of await Promise.all(attempts)) expect(answer.status).toBe(200)
  expect(await run.ended).toBe(0)
  expect(run.complained()).toBe('')
  expectSwiftEnd(run)
})

test('kill -9 and start again: every acknowledged write is there, the orphaned PostgreSQL included', async () => {
  const DATA_DIR = await temporaryFolder()
  const first = program({ DATA_DIR })
  const url = await first.ready()
  await expect.poll(() => first.said()).toContain('데모 계정 (비밀번호 Demo!2345)')
  const { token } = await signIn(url, 'staff', demoPassword)

  const second = program({ DATA_DIR })
  expect(await second.ended).toBe(1)
  expect(oneLine(second.complained())).toHaveLength(1)

  first.child.kill('SIGKILL')
  await first.ended
  const again = program({ DATA_DIR })
  expect(await profileStatus(await again.ready(), token)).toBe(200)
  again.child.kill('SIGTERM')
  expect(await again.ended).toBe(0)
  // A first start makes the database and the whole demo company, on a disk that is really written to.
})
