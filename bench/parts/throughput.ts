import { urlOf } from '@crm/contract/kit/client'
import { readConfig } from '../../apps/server/src/config.ts'
import { say } from '../../apps/server/src/say.ts'
import { captureQueries, type SignedRead } from '../capture.ts'
import { startServer } from '../children.ts'
import { interleave } from '../load.ts'
import type { Options } from '../options.ts'
import { reads } from '../reads.ts'
import { bearer, signIn } from '../sessions.ts'
import { atLeast, atMost, count, ms, type Row } from '../table.ts'
import type { Workplace } from '../workplace.ts'

const leastOfFloor = 0.7
const mostTail = 5

const floorProgram = new URL('../floor.ts', import.meta.url)

const startFloor = async (workplace: Workplace, reads: SignedRead[]) => {
  const QUERIES = JSON.stringify(await captureQueries(workplace, 'small', reads))
  const POOL = String(readConfig({}).databasePool)
  return startServer(floorProgram, { DATABASE_URL: await workplace.database('small'), POOL, QUERIES })
}

/** Throughput of each hot read against the floor, and how far its slowest calls are from the middle. */
export const measureReads = async (workplace: Workplace, { seconds }: Options): Promise<Row[]> => {
  const databaseUrl = await workplace.database('small')
  const server = await workplace.server('small')
  const signed: (SignedRead & { name: string })[] = []
  for (const { name, as, endpoint, request } of reads) {
    signed.push({ name, path: urlOf(endpoint, request), token: await signIn(databaseUrl, as) })
  }
  const floor = await startFloor(workplace, signed)

  const rows: Row[] = []
  for (const [number, { name, path, token }] of signed.entries()) {
    say(`${name}: 서버와 바닥을 번갈아 재는 중이에요`)
    const raw = await interleave(
      {
        server: { url: server.url + path, headers: bearer(token) },
        floor: { url: `${floor.url}/${number}`, headers: {} },
      },
      seconds,
    )
    const { p50, p99 } = raw.server
    rows.push({
      name: `${name}: throughput`,
      value: `${count(raw.server.perSecond)} req/s`,
      against: `floor ${count(raw.floor.perSecond)} req/s`,
      ratio: raw.server.perSecond / raw.floor.perSecond,
      bound: atLeast(leastOfFloor),
      raw,
    })
    rows.push({
      name: `${name}: p99`,
      value: ms(p99),
      against: `p50 ${ms(p50)}`,
      ratio: p99 / p50,
      bound: atMost(mostTail),
    })
  }
  await floor.stop()
  return rows
}
