import type { Tone } from './Tag.tsx'

const soonDays = 3

/** How a day stands from today: D-3, D-DAY, D+2. Soon is amber; today and what has passed are red. */
export const dDayOf = (days: number): { words: string; tone: Tone } => ({
  words: days === 0 ? 'D-DAY' : days > 0 ? `D-${days}` : `D+${-days}`,
  tone: days <= 0 ? 'red' : days <= soonDays ? 'amber' : 'gray',
})
