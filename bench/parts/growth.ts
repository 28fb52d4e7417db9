import { printLine } from '../../apps/server/src/terminal.ts'
import { interleave, type Measured, thorough } from '../load.ts'
import type { Options } from '../options.ts'
import { type Read, readsOn } from '../reads.ts'
import { atMost, failed, ms, type Row } from '../table.ts'
import { targetOf } from '../targets.ts'
import type { Workplace } from '../workplace.ts'

const mostGrowth = atMost(1.5)

const nameOf = (read: Read) => `${read.name}: p50 on large`

const rowOf = (read: Read, raw: Record<'small' | 'large', Measured>): Row => ({
  name: nameOf(read),
  value: ms(raw.large.p50),
  against: `small ${ms(raw.small.p50)}`,
  ratio: raw.large.p50 / raw.small.p50,
  bound: mostGrowth,
  raw,
})

/** How much slower each hot read gets when the company is large. */
export const measureGrowth = async (workplace: Workplace, { seconds, match }: Options): Promise<Row[]> => {
  const rows: Row[] = []
  for (const read of readsOn('small', match)) {
    if (read.isMoreOnLarge) continue
    const small = await targetOf(workplace, 'small', read)
    const large = await targetOf(workplace, 'large', read)
    printLine(`${read.name}: small과 large를 번갈아 재는 중이에요`)
    const measured = interleave({ small, large }, { ...thorough, seconds })
    rows.push(
      await measured.then(
        (raw) => rowOf(read, raw),
        (error) => failed(nameOf(read), mostGrowth, error),
      ),
    )
  }
  return rows
}
