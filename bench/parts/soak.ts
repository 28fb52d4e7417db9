import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { urlOf } from '@crm/contract/kit/client'
import { printLine } from '../../apps/server/src/terminal.ts'
import { load, type Target } from '../load.ts'
import type { Options } from '../options.ts'
import { readsOn } from '../reads.ts'
import { bearer, signIn } from '../sessions.ts'
import { atMost, type Row, skipped } from '../table.ts'
import type { Workplace } from '../workplace.ts'

const name = 'soak: memory when idle again'
/** What is left over of a long day must not be half as much again as what a server begins with. */
const mostLeft = 1.5
/** The collector and the allocator give memory back when nothing happens for a while. */
const idleSeconds = 60

const execute = promisify(execFile)

/** Memory of a process that really lies in the machine, in bytes. */
const residentBytes = async (pid: number) => {
  const { stdout } = await execute('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) * 1024
}

const MB = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`

const targetsOn = async (workplace: Workplace, url: string, match: string): Promise<Target[]> => {
  const databaseUrl = await workplace.database('small')
  const targets: Target[] = []
  for (const { as, endpoint, request } of readsOn('small', match)) {
    targets.push({ url: url + urlOf(endpoint, request), headers: bearer(await signIn(databaseUrl, as)) })
  }
  return targets
}

/** The least that was seen while nobody called. */
const idleBytes = async (pid: number) => {
  let least = await residentBytes(pid)
  for (let second = 0; second < idleSeconds; second += 5) {
    await sleep(5000)
    least = Math.min(least, await residentBytes(pid))
  }
  return least
}

/** How much memory a server keeps after a long time under load, against what it had once everything was asked for. */
export const measureSoak = async (workplace: Workplace, { match, soak }: Options): Promise<Row[]> => {
  if (process.platform === 'win32') return [skipped(name, 'needs ps')]
  const server = await workplace.freshServer('small')
  const { pid } = server.child
  const targets = await targetsOn(workplace, server.url, match)
  if (pid === undefined || targets.length === 0) return [skipped(name, 'nothing to load')]
  for (const target of targets) await load(target, 1)
  const start = await idleBytes(pid)
  printLine(`서버를 ${soak}초 동안 부하 아래에 두는 중이에요`)
  for (const target of targets) await load(target, Math.max(1, Math.round(soak / targets.length)))
  const loaded = await residentBytes(pid)
  const idle = await idleBytes(pid)
  await server.stop()
  return [
    {
      name,
      value: MB(idle),
      against: `start ${MB(start)}, loaded ${MB(loaded)}`,
      ratio: idle / start,
      bound: atMost(mostLeft),
      raw: { start, loaded, idle, soak },
    },
  ]
}
