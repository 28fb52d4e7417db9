import { urlOf } from '@crm/contract/kit/client'
import { readConfig } from '../../apps/server/src/config.ts'
import { printLine } from '../../apps/server/src/terminal.ts'
import { captureQueries, type SignedRead } from '../capture.ts'
import { startServer } from '../children.ts'
import { interleave, type Measured, type Thoroughness, thorough } from '../load.ts'
import type { Options } from '../options.ts'
import { type Read, readsOn } from '../reads.ts'
import { bearer, signIn } from '../sessions.ts'
import { atLeast, atMost, count, failed, ms, type Row } from '../table.ts'
import type { DatabaseName, Workplace } from '../workplace.ts'

const leastOfFloor = atLeast(0.7)
const mostTail = 5

const floorProgram = new URL('../floor.ts', import.meta.url)

const startFloor = async (workplace: Workplace, name: DatabaseName, reads: SignedRead[]) => {
  const QUERIES = JSON.stringify(await captureQueries(workplace, name, reads))
  const POOL = String(readConfig({}).databasePool)
  return startServer(floorProgram, { DATABASE_URL: await workplace.database(name), POOL, QUERIES })
}

const throughputOf = (name: string) => `${name}: throughput`

const rowsOf = (name: string, raw: Record<'server' | 'floor', Measured>): Row[] => [
  {
    name: throughputOf(name),
    value: `${count(raw.server.perSecond)} req/s`,
    against: `floor ${count(raw.floor.perSecond)} req/s`,
    ratio: raw.server.perSecond / raw.floor.perSecond,
    bound: leastOfFloor,
    raw,
  },
  {
    name: `${name}: p99`,
    value: ms(raw.server.p99),
    against: `p50 ${ms(raw.server.p50)}`,
    ratio: raw.server.p99 / raw.server.p50,
    bound: atMost(mostTail),
  },
]

/** Each read in turn with the floor of its own statements. */
export const measureAgainstFloor = async (
  workplace: Workplace,
  database: DatabaseName,
  reads: readonly Read[],
  thoroughness: Thoroughness,
) => {
  if (reads.length === 0) return []
  const databaseUrl = await workplace.database(database)
  const server = await workplace.server(database)
  const signed: (SignedRead & { name: string })[] = []
  for (const { name, as, endpoint, request } of reads) {
    signed.push({ name, path: urlOf(endpoint, request), token: await signIn(databaseUrl, as) })
  }
  const floor = await startFloor(workplace, database, signed)

  const rows: Row[] = []
  for (const [number, { name, path, token }] of signed.entries()) {
    printLine(`${name}: 서버와 바닥을 번갈아 재는 중이에요`)
    const measured = interleave(
      {
        server: { url: server.url + path, headers: bearer(token) },
        floor: { url: `${floor.url}/${number}`, headers: {} },
      },
      thoroughness,
    )
    rows.push(
      ...(await measured.then(
        (raw) => rowsOf(name, raw),
        (error) => [failed(throughputOf(name), leastOfFloor, error)],
      )),
    )
  }
  await floor.stop()
  return rows
}

/** Throughput of each hot read against the floor, and how far its slowest calls are from the middle. */
export const measureReads = async (workplace: Workplace, { match, seconds }: Options): Promise<Row[]> => {
  const measure = (database: DatabaseName) =>
    measureAgainstFloor(workplace, database, readsOn(database, match), { ...thorough, seconds })
  return [...(await measure('small')), ...(await measure('large'))]
}
