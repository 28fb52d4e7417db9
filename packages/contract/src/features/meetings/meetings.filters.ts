import * as z from 'zod'
import { csv, date, key, keyword, paging } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'
import { mrType, mrWay } from './meetings.words.ts'

/** What the addresses of the meeting screens keep. */

const month = () => z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

export const RecordsFilter = z.object({
  keyword: keyword(),
  /** `YYYY-MM`; the current month when left out. */
  from: month().optional(),
  to: month().optional(),
  /** The meeting whose detail is open. */
  ms_no: key().optional(),
})
export type RecordsFilter = z.output<typeof RecordsFilter>

export const scheduleView = labelled({ list: '목록', day: '일', week: '주', month: '월' })
export type ScheduleView = (typeof scheduleView.values)[number]

/** Where a meeting stands, in one word. */
export const meetingStatus = labelled({
  planned: '방문 예정',
  visited: '방문 완료',
  cancelled: '취소',
  waiting: '대기',
})
export type MeetingStatus = (typeof meetingStatus.values)[number]

export const ScheduleFilter = z.object({
  view: scheduleView.schema.default('list'),
  /** A day of the shown day, week or month; today when left out. */
  date: date().optional(),
  mr_no: key().optional(),
  emp_no: key().optional(),
  mr_types: csv(z.coerce.number().pipe(mrType.schema)).optional(),
  mr_ways: csv(mrWay.schema).optional(),
  standing: meetingStatus.schema.optional(),
  keyword: keyword(),
  ms_no: key().optional(),
  offset: paging.offset,
})
export type ScheduleFilter = z.output<typeof ScheduleFilter>

export const chartOf = labelled({ rooms: '회의실', people: '담당자' })

export const ChartFilter = z.object({
  date: date().optional(),
  of: chartOf.schema.default('rooms'),
  ms_no: key().optional(),
})
