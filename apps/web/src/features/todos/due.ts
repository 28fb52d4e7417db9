import { todoDone } from '@crm/contract/todo'
import { daysBetween, koreaToday } from '../../shared/lib/date.ts'
import type { Tone } from '../../shared/ui/Tag.tsx'

const soonDays = 3

interface Due {
  words: string
  tone: Tone
}

const wordsFor = (days: number) => (days === 0 ? 'D-DAY' : days > 0 ? `D-${days}` : `D+${-days}`)

/** How pressing a todo is; nothing for what is done, deleted or never due. */
export const dueOf = (
  { due_dt, state }: { due_dt: string | null; state: number },
  today = koreaToday(),
): Due | null => {
  if (!due_dt || state === 0 || state === todoDone) return null
  const days = daysBetween(today, due_dt)
  const tone = days <= 0 ? 'red' : days <= soonDays ? 'amber' : 'gray'
  return { words: wordsFor(days), tone }
}
