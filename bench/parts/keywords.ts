import { printLine } from '../../apps/server/src/terminal.ts'
import { type SearchedList, searchedLists, type WordKind } from '../keywords.ts'
import { brief, interleave, type Measured } from '../load.ts'
import type { Options } from '../options.ts'
import { atMost, ms, type Row } from '../table.ts'
import { targetOf } from '../targets.ts'
import type { Workplace } from '../workplace.ts'

/**
 * Against the same list without a keyword, of the same person, in the same minute: a keyword may cost planning its
 * statement and asking how common it is, and nothing that grows with the rows. What a common word finds in all is
 * remembered until its tables change (decision 015), so the count itself is in the warm-up, not in these numbers.
 */
const mostTimes: Record<WordKind, number> = { rare: 2, absent: 2, common: 2 }

const rowsOf = ({ name }: SearchedList, raw: Record<'plain' | WordKind, Measured>): Row[] =>
  (['rare', 'common', 'absent'] as const).map((word) => ({
    name: `${name}, ${word} word: p50`,
    value: ms(raw[word].p50),
    against: `no keyword ${ms(raw.plain.p50)}`,
    ratio: raw[word].p50 / raw.plain.p50,
    bound: atMost(mostTimes[word]),
    raw: { plain: raw.plain, [word]: raw[word] },
  }))

/** What a keyword costs in each list that has one, on the large company. */
export const measureKeywords = async (workplace: Workplace, { match }: Options): Promise<Row[]> => {
  const rows: Row[] = []
  for (const list of searchedLists.filter(({ name }) => name.includes(match))) {
    const target = (read: SearchedList['plain']) => targetOf(workplace, 'large', read)
    printLine(`${list.name}: 검색어 없이, 그리고 세 낱말로 번갈아 재는 중이에요`)
    const targets = {
      plain: await target(list.plain),
      rare: await target(list.searched.rare),
      common: await target(list.searched.common),
      absent: await target(list.searched.absent),
    }
    rows.push(...rowsOf(list, await interleave(targets, brief)))
  }
  return rows
}
