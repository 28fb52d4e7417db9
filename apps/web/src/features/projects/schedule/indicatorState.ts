import { type Indicator, indicatorWarns } from '@crm/contract/features/projects/projects.words'
import { daysBetween, koreaToday } from '../../../shared/lib/format/date.ts'
import { dDayOf } from '../../../shared/ui/display/dDay.ts'
import type { Tone } from '../../../shared/ui/display/Tag.tsx'
import { projectDetailText } from '../detail/projectDetail.messages.ts'

/** How an indicator stands today, in a word and its colour. */
export const indicatorState = (indicator: Indicator): { tone: Tone; words: string } => {
  if (indicator.pic_done_dt) return { tone: 'green', words: projectDetailText.done }
  if (!indicatorWarns(indicator)) return { tone: 'gray', words: projectDetailText.running }
  const left = daysBetween(koreaToday(), indicator.pic_end_dt)
  const { tone, words } = dDayOf(left)
  return { tone, words: left < 0 ? projectDetailText.late(-left) : words }
}
