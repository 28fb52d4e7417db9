import * as z from 'zod'
import { clients } from '../../access.ts'
import { listOf, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { date, dateTime, flag, key, no, paging } from '../../kit/fields.ts'
import { meetingStatus } from '../meetings/meetings.filters.ts'
import { mrType, mrWay } from '../meetings/meetings.words.ts'

const place = {
  mr_way: mrWay.schema,
  mr_name: z.string().nullable(),
  mr_text: z.string().nullable(),
}

/** What a client is told of a meeting: when, where and with whom, nothing internal. */
export const ClientMeeting = z.object({
  ms_no: no(),
  proj_no: no().nullable(),
  proj_name: z.string().nullable(),
  mr_type: mrType.schema,
  mr_count: z.int(),
  ...place,
  ms_dt: date(),
  start_dt: dateTime(),
  end_dt: dateTime(),
  status: meetingStatus.schema,
  /** Its end has passed. */
  is_over: z.boolean(),
  /** Who comes from the consulting company. */
  managers: z.array(z.string()),
  /** The client waits for an answer to a wish to move it. */
  is_move_asked: z.boolean(),
  /** When and where it was agreed first; null where that has not changed, or once the meeting is over. */
  moved_from: z.object({ start_dt: dateTime(), end_dt: dateTime(), ...place }).nullable(),
})
export type ClientMeeting = z.output<typeof ClientMeeting>

const path = '/crm/v3/portal/meetings'
const params = z.object({ ms_no: key() })

export const portalMeetings = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '자기 회사의 미팅, 이른 것부터. 취소되거나 조율 중인 것은 끝나기 전까지만',
    access: clients,
    query: z.object({
      proj_no: key().optional(),
      start_dt: date().optional(),
      end_dt: date().optional(),
      desc: flag().default(0),
      offset: paging.offset,
      limit: paging.limit.default(20),
    }),
    response: pageOf(ClientMeeting),
  }),
  detail: endpoint({
    method: 'GET',
    path: `${path}/:ms_no`,
    summary: '자기 회사의 미팅 하나',
    access: clients,
    params,
    response: listOf(ClientMeeting),
  }),
  calendarFile: endpoint({
    method: 'GET',
    path: `${path}/:ms_no/calendar`,
    summary: '미팅 하나를 담은 캘린더 파일 (iCalendar)',
    access: clients,
    binary: true,
    params,
    response: listOf(z.never()),
  }),
}
