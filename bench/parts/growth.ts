import { printLine } from '../../apps/server/src/terminal.ts'
import { interleave, thorough } from '../load.ts'
import type { Options } from '../options.ts'
import { readsOn } from '../reads.ts'
import { atMost, ms, type Row } from '../table.ts'
import { targetOf } from '../targets.ts'
import type { Workplace } from '../workplace.ts'

const mostGrowth = 1.5

/** How much slower each hot read gets when the company is large. */
export const measureGrowth = async (workplace: Workplace, { seconds, match }: Options): Promise<Row[]> => {
  const rows: Row[] = []
  for (const read of readsOn('small', match)) {
    const small = await targetOf(workplace, 'small', read)
    const large = await targetOf(workplace, 'large', read)
    printLine(`${read.name}: small과 large를 번갈아 재는 중이에요`)
    const raw = await interleave({ small, large }, { ...thorough, seconds })
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
