import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { StartupProblem } from '../../startupProblem.ts'
import {
  cleanUp,
  cleanups,
  isRoot,
  newFolder,
  queryRows,
  refusal,
  start,
} from '../../testing/fixtures/embeddedFixture.ts'
import { startEmbedded } from './embedded.ts'

afterEach(cleanUp)

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
    await queryRows(first.url, 'create table kept as select 42 as answer')
    await first.stop()

    execFileSync('mv', [join(closed, 'data'), join(closed, 'moved')])
    const second = await start(join(closed, 'moved'))
    expect(await queryRows(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
    await second.stop()

    rmSync(dirname(cluster), { recursive: true })
    expect(await refusal(join(closed, 'moved'))).toContain(cluster)
  },
)

test.runIf(isRoot)('data that was moved into such a folder is taken out of it', async () => {
  const open = newFolder()
  const closed = newFolder(0o700)
  const first = await start(open)
  await queryRows(first.url, 'create table kept as select 42 as answer')
  await first.stop()
  execFileSync('cp', ['-r', open, join(closed, 'data')])

  const second = await start(join(closed, 'data'))
  const cluster = readFileSync(join(closed, 'data', 'postgres.location'), 'utf8')
  cleanups.push(() => rmSync(dirname(cluster), { recursive: true, force: true }))
  cleanups.push(() => second.stop())
  expect(await queryRows(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
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
