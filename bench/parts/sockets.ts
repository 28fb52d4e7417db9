import { setTimeout as sleep } from 'node:timers/promises'
import { auth } from '@crm/contract/features/auth/auth'
import { createClient } from '@crm/contract/kit/client'
import { printLine } from '../../apps/server/src/terminal.ts'
import { median } from '../load.ts'
import type { Options } from '../options.ts'
import { bearer, signInMany } from '../sessions.ts'
import { gatherCrowd, type SocketCrowd } from '../socketCrowd.ts'
import { monotonicMs } from '../socketTalk.ts'
import { count, kB, ms, type Row, within } from '../table.ts'
import type { Workplace } from '../workplace.ts'

const mostMs = 50
const warmUps = 5
const messages = 50
/** Memory is counted from here on: the first connections also load code and fill pools. */
const firstShare = 0.1
const settleMs = 3_000
/** Files of the server besides its sockets: code, logs, database connections. */
const otherFiles = 200

/** Node has already raised its own limit as far as it may. */
const fileLimit = () => {
  const report = process.report?.getReport() as { userLimits?: { open_files?: { soft: number | 'unlimited' } } }
  const soft = report?.userLimits?.open_files?.soft
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY
}

const affordable = (wanted: number) => {
  const limit = fileLimit()
  if (wanted + otherFiles <= limit) return wanted
  const possible = Math.max(1, limit - otherFiles)
  printLine(
    `한 프로세스가 파일을 ${limit}개까지만 열 수 있어 소켓 ${possible}개로 재요. ` +
      `${wanted}개를 재려면 ulimit -n ${wanted + otherFiles} 뒤에 다시 실행해 주세요.`,
  )
  return possible
}

/** The server's own account of itself. */
const readMetrics = async (url: string) => {
  await sleep(settleMs)
  const text = await (await fetch(`${url}/metrics`)).text()
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  return { memory: metric('process_resident_memory_bytes'), sockets: metric('crm_sockets') }
}

const timeSignOut = async (url: string, crowd: SocketCrowd, token: string) => {
  const call = createClient({ baseUrl: url, headers: () => bearer(token) })
  const began = monotonicMs()
  const [arrived] = await Promise.all([crowd.signedOutAt(token), call(auth.logout)])
  return arrived - began
}

/** Many people connected to one node: what each of them costs, and how soon a message reaches one of them. */
export const measureSockets = async (workplace: Workplace, options: Options): Promise<Row[]> => {
  const tokens = await signInMany(await workplace.database('large'), affordable(options.sockets))
  const first = Math.ceil(tokens.length * firstShare)
  const server = await workplace.freshServer('large')
  const crowd = await gatherCrowd(tokens.length)

  printLine(`소켓 ${count(tokens.length)}개를 연결하는 중이에요`)
  await crowd.connect(server.url, tokens.slice(0, first))
  const before = await readMetrics(server.url)
  await crowd.connect(server.url, tokens.slice(first))
  const after = await readMetrics(server.url)
  if (after.sockets !== tokens.length) throw new Error(`${after.sockets} of ${tokens.length} sockets are connected`)
  const memoryEach = (after.memory - before.memory) / (after.sockets - before.sockets)

  printLine('로그아웃이 소켓에 닿는 시간을 재는 중이에요')
  const spacing = Math.max(1, Math.floor(tokens.length / (messages + warmUps)))
  const chosen = tokens.filter((_, index) => index % spacing === 0).slice(0, messages + warmUps)
  const times: number[] = []
  for (const token of chosen) times.push(await timeSignOut(server.url, crowd, token))
  const measured = times.slice(warmUps)

  await server.stop()
  return [
    {
      name: 'sockets: memory each',
      value: kB(memoryEach),
      against: `${count(after.sockets)} connected, server ${count(after.memory / 1e6)} MB`,
      raw: { before, after, memoryEach },
    },
    { ...within('sockets: message, median', median(measured), mostMs, ms), raw: measured },
    within('sockets: message, slowest', Math.max(...measured), mostMs, ms),
  ]
}
