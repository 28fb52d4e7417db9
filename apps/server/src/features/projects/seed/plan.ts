import type { ProgressStage } from '@crm/contract/features/projects/projects.words'
import { daysAfter, koreaToday } from '@crm/contract/kit/days'

const dayMs = 86_400_000
const hourMs = 3_600_000
const koreaOffset = 9 * hourMs

/** `YYYY-MM-DD`, so many days from today in Korea. */
export const dayFromNow = (days: number) => daysAfter(koreaToday(), days)

/** So many days ago, in office hours, never later than now. */
export const momentAgo = (days: number, minute: number) => {
  const today = Math.floor((Date.now() + koreaOffset) / dayMs) * dayMs - koreaOffset
  return new Date(Math.min(today - days * dayMs + 9 * hourMs + (minute % 540) * 60_000, Date.now())).toISOString()
}

export const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item

export interface Someone {
  emp_no: number
  user_no: number
  user_id: string
  team_no: number | null
}

/** One of the demo's projects, with all that its rows in other tables need to know. */
export interface PlannedProject {
  proj_no: number
  client_no: number
  place: number
  stage: ProgressStage
  /** In days. */
  age: number
  members: { emp_no: number; pe_type: 'manager' | 'participant' }[]
  lead: Someone
}
