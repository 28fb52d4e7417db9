import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'
import {
  cleanUp,
  cleanups,
  isRoot,
  newFolder,
  queryRows,
  quick,
  start,
} from '../../testing/fixtures/embeddedFixture.ts'
import { runningEmbedded } from './embedded.ts'
import { isAlive, parsePostmasterPid } from './postmasterPid.ts'

afterEach(cleanUp)

const postmasterOf = (cluster: string) => {
  const found = parsePostmasterPid(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'))
  if (!found) throw new Error('no postmaster')
  return found
}

/** PostgreSQL removes its pid file just before it ends. */
const gone = (pid: number) => expect.poll(() => isAlive(pid)).toBe(false)

const childScript = `
  const { startEmbedded } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)})
  const report = (message) => console.log(JSON.stringify(message))
  try {
    const settings = ${JSON.stringify(quick)}
    const db = await startEmbedded({ dataDir: process.argv[1], settings, say: () => {} })
    process.on('SIGTERM', () => db.stop().then(() => process.exit(0)))
    report({ url: db.url, adopted: db.adopted })
    setInterval(() => {}, 1000)
  } catch (error) {
    report({ problem: error.message, name: error.name })
    process.exit(1)
  }`

interface Answer {
  url?: string
  adopted?: boolean
  problem?: string
  name?: string
}

/** Another process that starts the same database and keeps it. */
const startInChild = async (dataDir: string): Promise<{ child: ChildProcess; answer: Answer }> => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', childScript, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  cleanups.push(async () => {
    child.kill('SIGTERM')
    await exited
  })
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  return { child, answer: JSON.parse(line) }
}

const killHard = async (child: ChildProcess) => {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('PostgreSQL that is killed under us is started again at the same address, and says so; a stop ends it for good', async () => {
  const dataDir = newFolder()
  const lines: string[] = []
  const db = await start(dataDir, (line) => lines.push(line))
  await queryRows(db.url, 'create table kept as select 7 as seven')
  const { pid } = postmasterOf(join(dataDir, 'postgres'))
  lines.length = 0

  process.kill(pid, 'SIGKILL')
  await gone(pid)
  const read = () => queryRows(db.url, 'select seven from kept').catch(() => [])
  await expect.poll(read, { timeout: 50_000 }).toEqual([{ seven: 7 }])
  expect(lines).toEqual([
    '내장 PostgreSQL이 갑자기 끝났어요. 다시 시작하고 있어요',
    '내장 PostgreSQL을 다시 시작했어요',
  ])

  const second = postmasterOf(join(dataDir, 'postgres'))
  expect(second.pid).not.toBe(pid)
  await db.stop()
  await gone(second.pid)
})

test('a first start makes a database with the promised settings and keeps its password secret', async () => {
  const dataDir = join(newFolder(), 'not', 'there', 'yet')
  const db = await start(dataDir)

  expect(db.adopted).toBe(false)
  expect(db.url).toMatch(/^postgres:\/\/crm:\w+@127\.0\.0\.1:\d+\/crm$/)
  const [row] = await queryRows(
    db.url,
    `select datlocprovider, datlocale, pg_encoding_to_char(encoding) as encoding,
       current_setting('timezone') as timezone, current_setting('listen_addresses') as listen,
       current_setting('unix_socket_directories') as sockets, current_setting('fsync') as fsync,
       current_setting('server_version_num')::int / 10000 as major
     from pg_database where datname = current_database()`,
  )
  expect(row).toEqual({
    datlocprovider: 'b',
    datlocale: 'C.UTF-8',
    encoding: 'UTF8',
    timezone: 'Asia/Seoul',
    listen: '127.0.0.1',
    sockets: '',
    fsync: 'off',
    major: 18,
  })
  expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600)
  await expect(queryRows(db.url.replace(/crm:\w+@/, 'crm:wrong@'), 'select 1')).rejects.toMatchObject({ code: '28P01' })
})

test('stopping leaves no process, and a second start finds the data again', async () => {
  const dataDir = newFolder()
  const first = await start(dataDir)
  await queryRows(first.url, 'create table kept as select 42 as answer')
  const { pid } = postmasterOf(join(dataDir, 'postgres'))
  await Promise.all([first.stop(), first.stop()])

  await gone(pid)
  expect(await runningEmbedded(dataDir)).toBeNull()
  const second = await start(dataDir)
  expect(second.adopted).toBe(false)
  expect(await queryRows(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('a folder left by a killed first start is cleaned away', async () => {
  const dataDir = newFolder()
  mkdirSync(join(dataDir, 'postgres.new-killed'))
  await start(dataDir)
  expect(existsSync(join(dataDir, 'postgres.new-killed'))).toBe(false)
})

test('PostgreSQL orphaned by kill -9 is taken over with all it acknowledged', async () => {
  const dataDir = newFolder()
  const { child, answer } = await startInChild(dataDir)
  await queryRows(answer.url ?? '', 'create table kept as select 42 as answer')
  const { pid } = postmasterOf(join(dataDir, 'postgres'))
  await killHard(child)
  expect(isAlive(pid)).toBe(true)

  const lines: string[] = []
  const db = await start(dataDir, (line) => lines.push(line))
  expect(db).toMatchObject({ adopted: true, url: answer.url })
  expect(lines).toEqual([expect.stringContaining(String(pid))])
  expect(await queryRows(db.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  await db.stop()
  await gone(pid)
})

test('PostgreSQL killed together with its process recovers', async () => {
  const dataDir = newFolder()
  const { child, answer } = await startInChild(dataDir)
  await queryRows(answer.url ?? '', 'create table kept as select 42 as answer')
  process.kill(postmasterOf(join(dataDir, 'postgres')).pid, 'SIGKILL')
  await killHard(child)

  const db = await start(dataDir)
  expect(db.adopted).toBe(false)
  expect(await queryRows(db.url, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('a second process on the same folder is refused, and a command may still join', async () => {
  const dataDir = newFolder()
  const db = await start(dataDir)
  const { answer } = await startInChild(dataDir)

  expect(answer).toMatchObject({ name: 'StartupProblem' })
  expect(answer.problem).toContain(`PID ${process.pid}`)
  expect(answer.problem).toContain(dataDir)
  expect(await runningEmbedded(dataDir)).toBe(db.url)
  expect(await queryRows(db.url, 'select 1 as alive')).toEqual([{ alive: 1 }])
})

test('of processes that start at the same moment exactly one wins', async () => {
  const dataDir = newFolder()
  const started = await Promise.all([1, 2, 3].map(() => startInChild(dataDir)))

  const answers = started.map(({ answer }) => answer)
  const [winner, ...none] = answers.filter(({ url }) => url)
  expect(none).toEqual([])
  expect(answers.filter(({ name }) => name === 'StartupProblem')).toHaveLength(2)
  expect(await queryRows(winner?.url ?? '', 'select 1 as alive')).toEqual([{ alive: 1 }])
  expect(existsSync(join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true)
})

test('a pid file of a crashed machine whose pid belongs to another program now does not block', async () => {
  const dataDir = newFolder()
  await (await start(dataDir)).stop()
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  writeFileSync(
    file,
    `${process.pid}\n${join(dataDir, 'postgres')}\n1700000000\n54321\n\n127.0.0.1\n  1234567   1\nready   \n`,
  )
  if (isRoot) execFileSync('chown', ['--reference', dirname(file), file])

  const db = await start(dataDir)
  expect(db.adopted).toBe(false)
})

test('the lock is taken again after PostgreSQL ended our connection', async () => {
  const dataDir = newFolder()
  const db = await start(dataDir)
  const holders = () => queryRows(db.url, "select pid from pg_locks where locktype = 'advisory'")
  const [before] = await holders()
  await queryRows(db.url, `select pg_terminate_backend(${before.pid})`)

  await expect.poll(async () => (await holders())[0]?.pid).toBeGreaterThan(0)
  expect((await holders())[0].pid).not.toBe(before.pid)
  expect((await startInChild(dataDir)).answer.name).toBe('StartupProblem')
})
