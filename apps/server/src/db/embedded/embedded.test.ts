import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { StartupProblem } from '../../startupProblem.ts'
import { type EmbeddedPostgres, runningEmbedded, startEmbedded } from './embedded.ts'
import { isAlive, parsePostmasterPid } from './postmasterPid.ts'

vi.setConfig({ testTimeout: 60_000 })

const isRoot = process.getuid?.() === 0
const quick = { fsync: 'off', shared_buffers: '16MB' }
const cleanups: (() => unknown)[] = []

afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
}, 60_000)

/** A folder that others may enter, unlike the one mkdtemp makes. */
const newFolder = (mode = 0o755) => {
  const folder = mkdtempSync(join(tmpdir(), 'crm-embedded-'))
  chmodSync(folder, mode)
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const start = async (dataDir: string, say: (line: string) => void = () => {}): Promise<EmbeddedPostgres> => {
  const db = await startEmbedded({ dataDir, settings: quick, say })
  cleanups.push(() => db.stop())
  return db
}

const ask = async (url: string, sql: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

const postmasterOf = (cluster: string) => {
  const found = parsePostmasterPid(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'))
  if (!found) throw new Error('no postmaster')
  return found
}

/** PostgreSQL removes its pid file just before it ends. */
const gone = (pid: number) => expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false)

const refusal = async (dataDir: string) => {
  const problem = await start(dataDir).catch((error) => error)
  expect(problem).toBeInstanceOf(StartupProblem)
  expect(problem.message).not.toContain('\n')
  return problem.message as string
}

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

test('a first start makes a database with the promised settings and keeps its password secret', async () => {
  const dataDir = join(newFolder(), 'not', 'there', 'yet')
  const db = await start(dataDir)

  expect(db.adopted).toBe(false)
  expect(db.url).toMatch(/^postgres:\/\/crm:\w+@127\.0\.0\.1:\d+\/crm$/)
  const [row] = await ask(
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
  await expect(ask(db.url.replace(/crm:\w+@/, 'crm:wrong@'), 'select 1')).rejects.toMatchObject({ code: '28P01' })
})

test('stopping leaves no process, and a second start finds the data again', async () => {
  const dataDir = newFolder()
  const first = await start(dataDir)
  await ask(first.url, 'create table kept as select 42 as answer')
  const { pid } = postmasterOf(join(dataDir, 'postgres'))
  await Promise.all([first.stop(), first.stop()])

  await gone(pid)
  expect(await runningEmbedded(dataDir)).toBeNull()
  const second = await start(dataDir)
  expect(second.adopted).toBe(false)
  expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
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
  await ask(answer.url ?? '', 'create table kept as select 42 as answer')
  const { pid } = postmasterOf(join(dataDir, 'postgres'))
  await killHard(child)
  expect(isAlive(pid)).toBe(true)

  const lines: string[] = []
  const db = await start(dataDir, (line) => lines.push(line))
  expect(db).toMatchObject({ adopted: true, url: answer.url })
  expect(lines).toEqual([expect.stringContaining(String(pid))])
  expect(await ask(db.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  await db.stop()
  await gone(pid)
})

test('PostgreSQL killed together with its process recovers', async () => {
  const dataDir = newFolder()
  const { child, answer } = await startInChild(dataDir)
  await ask(answer.url ?? '', 'create table kept as select 42 as answer')
  process.kill(postmasterOf(join(dataDir, 'postgres')).pid, 'SIGKILL')
  await killHard(child)

  const db = await start(dataDir)
  expect(db.adopted).toBe(false)
  expect(await ask(db.url, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('a second process on the same folder is refused, and a command may still join', async () => {
  const dataDir = newFolder()
  const db = await start(dataDir)
  const { answer } = await startInChild(dataDir)

  expect(answer).toMatchObject({ name: 'StartupProblem' })
  expect(answer.problem).toContain(`PID ${process.pid}`)
  expect(answer.problem).toContain(dataDir)
  expect(await runningEmbedded(dataDir)).toBe(db.url)
  expect(await ask(db.url, 'select 1 as alive')).toEqual([{ alive: 1 }])
})

test('of processes that start at the same moment exactly one wins', async () => {
  const dataDir = newFolder()
  const started = await Promise.all([1, 2, 3].map(() => startInChild(dataDir)))

  const answers = started.map(({ answer }) => answer)
  const [winner, ...none] = answers.filter(({ url }) => url)
  expect(none).toEqual([])
  expect(answers.filter(({ name }) => name === 'StartupProblem')).toHaveLength(2)
  expect(await ask(winner?.url ?? '', 'select 1 as alive')).toEqual([{ alive: 1 }])
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
  const holders = () => ask(db.url, "select pid from pg_locks where locktype = 'advisory'")
  const [before] = await holders()
  await ask(db.url, `select pg_terminate_backend(${before.pid})`)

  await expect.poll(async () => (await holders())[0]?.pid, { timeout: 10_000 }).toBeGreaterThan(0)
  expect((await holders())[0].pid).not.toBe(before.pid)
  expect((await startInChild(dataDir)).answer.name).toBe('StartupProblem')
})

test('data of another PostgreSQL version is refused', async () => {
  const dataDir = newFolder()
  mkdirSync(join(dataDir, 'postgres'))
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
  expect(await refusal(dataDir)).toMatch(/PostgreSQL 17.*PostgreSQL 18/)
})

test('a folder of something else is refused', async () => {
  const dataDir = newFolder()
  mkdirSync(join(dataDir, 'postgres'))
  writeFileSync(join(dataDir, 'postgres', 'holiday.jpg'), '')
  expect(await refusal(dataDir)).toContain('PostgreSQL 데이터가 아니에요')
})

test('a DATA_DIR below a file is refused', async () => {
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')
  expect(await refusal(join(file, 'data'))).toContain('폴더가 아니거나')
})

test.skipIf(isRoot)('a DATA_DIR that we may not write is refused', async () => {
  expect(await refusal(newFolder(0o555))).toContain('권한')
})

test('a server that cannot come up points to its log', async () => {
  const dataDir = newFolder()
  const problem = await startEmbedded({ dataDir, settings: { shared_buffers: 'plenty' }, say: () => {} }).catch(
    (e) => e,
  )
  expect(problem).toBeInstanceOf(StartupProblem)
  expect(problem.message).toContain(join(dataDir, 'postgres.log'))
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toContain('shared_buffers')
})

test.runIf(isRoot)(
  'root in a folder that others cannot enter keeps the data in /var/lib, and it follows DATA_DIR',
  async () => {
    const closed = newFolder(0o700)
    const lines: string[] = []
    const first = await start(join(closed, 'data'), (line) => lines.push(line))
    const cluster = readFileSync(join(closed, 'data', 'postgres.location'), 'utf8')
    cleanups.push(() => rmSync(dirname(cluster), { recursive: true, force: true }))
    expect(cluster).toMatch(/^\/var\/lib\/builder-crm\/\w+\/postgres$/)
    expect(lines).toEqual([expect.stringContaining(cluster)])
    expect(statSync(cluster).uid).not.toBe(0)
    await ask(first.url, 'create table kept as select 42 as answer')
    await first.stop()

    execFileSync('mv', [join(closed, 'data'), join(closed, 'moved')])
    const second = await start(join(closed, 'moved'))
    expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
    await second.stop()

    rmSync(dirname(cluster), { recursive: true })
    expect(await refusal(join(closed, 'moved'))).toContain(cluster)
  },
)

test.runIf(isRoot)('data that was moved into such a folder is taken out of it', async () => {
  const open = newFolder()
  const closed = newFolder(0o700)
  const first = await start(open)
  await ask(first.url, 'create table kept as select 42 as answer')
  await first.stop()
  execFileSync('cp', ['-r', open, join(closed, 'data')])

  const second = await start(join(closed, 'data'))
  const cluster = readFileSync(join(closed, 'data', 'postgres.location'), 'utf8')
  cleanups.push(() => rmSync(dirname(cluster), { recursive: true, force: true }))
  cleanups.push(() => second.stop())
  expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  expect(existsSync(join(closed, 'data', 'postgres'))).toBe(false)
})

const mount = (folder: string, options: string) => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
    cleanups.push(() => execFileSync('umount', ['-l', folder]))
    return true
  } catch {
    return false
  }
}

const canMount = isRoot && mount(newFolder(), 'size=1m')

test.runIf(canMount)('a full disk is named, at the first start and at a later one', async () => {
  const tiny = newFolder()
  mount(tiny, 'size=1m,mode=755')
  expect(await refusal(tiny)).toContain('디스크가 가득')

  const small = newFolder()
  mount(small, 'size=100m,mode=755')
  await (await start(small)).stop()
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${join(small, 'filler')}`, 'bs=64k'], { stdio: 'ignore' })
  } catch {}
  expect(await refusal(small)).toContain('디스크가 가득')
  rmSync(join(small, 'filler'))
  expect((await start(small)).adopted).toBe(false)
})

test.runIf(canMount)('a read-only disk is named, at the first start and at a later one', async () => {
  const folder = newFolder()
  mount(folder, 'size=100m,mode=755')
  const remount = (how: string) => execFileSync('mount', ['-o', `remount,${how}`, folder])
  remount('ro')
  expect(await refusal(folder)).toContain('읽기 전용')
  expect(await refusal(join(folder, 'not', 'there'))).toContain('읽기 전용')

  remount('rw')
  await (await start(folder)).stop()
  remount('ro')
  expect(await refusal(folder)).toContain('읽기 전용')
})
