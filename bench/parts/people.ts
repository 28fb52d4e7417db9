import { printLine } from '../../apps/server/src/terminal.ts'
import { brief, interleave } from '../load.ts'
import type { Options } from '../options.ts'
import { ownReads } from '../people.ts'
import { atMost, ms, type Row } from '../table.ts'
import { targetOf } from '../targets.ts'
import type { Workplace } from '../workplace.ts'

/** Pages and totals must not grow with what one person has. */
const mostGrowth = 1.5

/** The same read as somebody with tens of thousands of rows of their own and as somebody with few, in one company. */
export const measurePeople = async (workplace: Workplace, { match }: Options): Promise<Row[]> => {
  const rows: Row[] = []
  for (const { name, readAs } of ownReads.filter((own) => own.name.includes(match))) {
    printLine(`${name}: 일이 많은 사람과 적은 사람으로 번갈아 재는 중이에요`)
    const targets = {
      busy: await targetOf(workplace, 'large', readAs('busy')),
      quiet: await targetOf(workplace, 'large', readAs('quiet')),
    }
    const raw = await interleave(targets, brief)
    rows.push({
      name: `${name} of a busy person: p50`,
      value: ms(raw.busy.p50),
      against: `quiet person ${ms(raw.quiet.p50)}`,
      ratio: raw.busy.p50 / raw.quiet.p50,
      bound: atMost(mostGrowth),
      raw,
    })
  }
  return rows
}
