import { urlOf } from '@crm/contract/kit/client'
import { printLine } from '../../apps/server/src/terminal.ts'
import { interleave, type Target } from '../load.ts'
import type { Options } from '../options.ts'
import { type Read, readsOn } from '../reads.ts'
import { bearer, signIn } from '../sessions.ts'
import { atMost, ms, type Row } from '../table.ts'
import type { DatabaseName, Workplace } from '../workplace.ts'

const mostGrowth = 1.5

const targetOf = async (workplace: Workplace, name: DatabaseName, read: Read): Promise<Target> => {
  const { url } = await workplace.server(name)
  const token = await signIn(await workplace.database(name), read.as)
  return { url: url + urlOf(read.endpoint, read.request), headers: bearer(token) }
}

/** How much slower each hot read gets when the company is large. */
export const measureGrowth = async (workplace: Workplace, { seconds, match }: Options): Promise<Row[]> => {
  const rows: Row[] = []
  for (const read of readsOn('small', match)) {
    const small = await targetOf(workplace, 'small', read)
    const large = await targetOf(workplace, 'large', read)
    printLine(`${read.name}: small과 large를 번갈아 재는 중이에요`)
    const raw = await interleave({ small, large }, seconds)
    rows.push({
      name: `${read.name}: p50 on large`,
      value: ms(raw.large.p50),
      against: `small ${ms(raw.small.p50)}`,
      ratio: raw.large.p50 / raw.small.p50,
      bound: atMost(mostGrowth),
      raw,
    })
  }
  return rows
}
