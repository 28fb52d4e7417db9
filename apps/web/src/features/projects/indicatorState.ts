import { type Indicator, indicatorWarns } from '@crm/contract/project'
import { daysBetween, koreaToday } from '../../shared/lib/date.ts'
import type { Tone } from '../../shared/ui/Tag.tsx'
import { text } from './projectDetail.messages.ts'

/** How an indicator stands today, in a word and its colour. */
export const indicatorState = (indicator: Indicator): { tone: Tone; words: string } => {
  const late = daysBetween(indicator.pic_end_dt, koreaToday())
  if (indicator.pic_done_dt) return { tone: 'green', words: text.done }
  if (late > 0) return { tone: 'red', words: text.late(late) }
  return indicatorWarns(indicator) ? { tone: 'amber', words: text.soon } : { tone: 'gray', words: text.running }
}
