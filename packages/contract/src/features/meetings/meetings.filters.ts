import * as z from 'zod'
import { date, key } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'

/** What the addresses of the meeting screens keep. */

export const scheduleView = labelled({ list: '목록', day: '일', week: '주', month: '월' })
export type ScheduleView = (typeof scheduleView.values)[number]

/** A meeting's state and visit in one word. */
export const meetingStatus = labelled({
  planned: '방문 예정',
  visited: '방문 완료',
  cancelled: '취소',
  waiting: '대기',
})
export type MeetingStatus = (typeof meetingStatus.values)[number]

/** How the schedule is shown; what is looked for is the list's own filter. */
export const ScheduleFilter = z.object({
  view: scheduleView.schema.default('list'),
  /** A day of the shown day, week or month; today when left out. */
  date: date().optional(),
})
export type ScheduleFilter = z.output<typeof ScheduleFilter>

export const chartOf = labelled({ rooms: '회의실', people: '담당자' })

export const ChartFilter = z.object({
  date: date().optional(),
  of: chartOf.schema.default('rooms'),
  ms_no: key().optional(),
})
