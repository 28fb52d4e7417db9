import * as z from 'zod'
import { anyone, staff } from '../../access.ts'
import { listOf, nothing, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { dateTime, flag, keyword, no, paging } from '../../kit/fields.ts'
import { Manager } from '../meetings/meetings.rows.ts'
import { mrChecked } from '../meetings/meetings.words.ts'

/** That there is a link, not which one: it is shown once, when it is made. */
export const CalendarFeed = z.object({
  reg_dt: dateTime(),
  /** When a calendar last asked for it. */
  read_dt: dateTime().nullable(),
})
export type CalendarFeed = z.output<typeof CalendarFeed>

const Round = z.object({
  ms_no: no(),
  mr_count: z.int(),
  start_dt: dateTime(),
  mr_checked: mrChecked.schema,
  exist_record: z.boolean(),
})
export type Round = z.output<typeof Round>

/** A project's guide meetings, and when the next might be. */
export const GuideProject = z.object({
  proj_no: no(),
  proj_name: z.string(),
  client_name: z.string().nullable(),
  psrv_name: z.string().nullable(),
  managers: z.array(Manager),
  /** In their order; cancelled ones are left out. */
  rounds: z.array(Round),
  next_count: z.int(),
  /** A week after the last one at the same hour; null while one is planned. */
  next_dt: dateTime().nullable(),
})
export type GuideProject = z.output<typeof GuideProject>

const own = staff('MyPageInfo', 'MyPageMeeting')
const path = '/crm/v3/calendar'

export const calendar = {
  read: endpoint({
    method: 'GET',
    path,
    summary: '내 캘린더 구독 주소가 있는지',
    access: own,
    response: listOf(CalendarFeed),
  }),
  renew: endpoint({
    method: 'PUT',
    path,
    summary: '캘린더 구독 주소를 새로 만든다. 전의 주소는 바로 끊긴다',
    access: own,
    body: z.object({}),
    response: listOf(z.object({ url: z.string() })),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path,
    summary: '캘린더 구독 주소를 없앤다',
    access: own,
    response: nothing(),
  }),
  feed: endpoint({
    method: 'GET',
    path: `${path}/:secret.ics`,
    summary: '개인 캘린더 (iCalendar). 주소를 아는 사람만',
    access: anyone,
    limit: { points: 120, seconds: 600 },
    binary: true,
    params: z.object({ secret: z.string().regex(/^[\w-]{43}$/, '주소를 확인해 주세요.') }),
    response: nothing(),
  }),
  guides: endpoint({
    method: 'GET',
    path: `${path}/guides`,
    summary: '프로젝트별 가이드미팅과 다음 회차 제안. 다음 일정이 없는 프로젝트부터',
    access: staff('ScheduleGuide'),
    query: z.object({
      keyword: keyword(),
      is_own: flag().optional(),
      /** Only those that have none planned. */
      is_due: flag().optional(),
      offset: paging.offset,
      limit: paging.limit.default(20),
    }),
    response: pageOf(GuideProject),
  }),
}
