import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf, nothing, pageOf, removal } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { csv, date, dateTime, flag, key, keyword, no, paging } from '../../kit/fields.ts'
import { formFiles } from '../files/files.ts'
import { meetingStatus } from './meetings.filters.ts'
import {
  BookingAnswer,
  BookingDraft,
  ComingMeeting,
  DayMeeting,
  Meeting,
  MeetingDetail,
  Memo,
  memoFields,
  TypeInput,
  WaitDraft,
} from './meetings.rows.ts'
import { mrChecked, mrWay } from './meetings.words.ts'

const path = '/crm/v3/mr_schedules'
const meetingParams = z.object({ ms_no: key() })
const bookers = staff('ScheduleMeeting', 'MyPageMeeting')
const params = z.object({ msm_no: key() })
const memoPath = '/crm/v3/mr_schedules_memo'

/** What a list or a calendar of meetings is narrowed by. */
export const MeetingQuery = z.object({
  start_dt: date().optional(),
  end_dt: date().optional(),
  keyword: keyword(),
  state: z.coerce
    .number()
    .pipe(z.literal([1, 2]))
    .optional(),
  status: meetingStatus.schema.optional(),
  is_own: flag().optional(),
  mr_types: csv(z.coerce.number().pipe(TypeInput)).optional(),
  mr_ways: csv(mrWay.schema).optional(),
  mr_checked: z.coerce.number().pipe(mrChecked.schema).optional(),
  mr_no: key().optional(),
  emp_no: key().optional(),
  proj_no: key().optional(),
  client_no: key().optional(),
  /** By day and hour when left out. */
  sort: z.enum(['start_dt', 'client_name', 'mr_type']).optional(),
  desc: flag().default(0),
  offset: paging.offset,
  limit: paging.limit.default(50),
})

export const meetings = {
  list: endpoint({
    method: 'GET',
    path: '/crm/v3/mr_schedules',
    summary: '미팅일정. 이른 것부터',
    access: staff(),
    query: MeetingQuery,
    response: pageOf(Meeting),
  }),
  excel: endpoint({
    method: 'GET',
    path: `${path}/excel`,
    summary: '미팅일정 엑셀: 목록과 같은 조건, 같은 차례',
    access: bookers,
    binary: true,
    query: MeetingQuery.omit({ offset: true, limit: true }),
    response: listOf(z.never()),
  }),
  dday: endpoint({
    method: 'GET',
    path: '/crm/v3/mr_schedules/dday',
    summary: '다가오는 미팅',
    access: staff(),
    query: z.object({ is_own: flag().default(1), offset: paging.offset, limit: paging.limit.default(100) }),
    response: pageOf(ComingMeeting),
  }),
  day: endpoint({
    method: 'GET',
    path: `${path}/day`,
    summary: '하루의 미팅: 회의실 표와 현황판',
    access: staff(),
    query: z.object({ date: date() }),
    response: listOf(DayMeeting),
  }),
  detail: endpoint({
    method: 'GET',
    path: `${path}/:ms_no`,
    summary: '미팅 하나',
    access: staff(),
    params: meetingParams,
    response: listOf(MeetingDetail),
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: '미팅일정 추가. 회의실이 예약되어 있으면 빈 목록과 가까운 빈 시간을 답한다',
    access: bookers,
    body: BookingDraft,
    response: BookingAnswer,
  }),
  visit: endpoint({
    method: 'PUT',
    path: `${path}/visit/:ms_no`,
    summary:
      '방문 여부. 취소했다가 되돌릴 때 회의실이 예약되어 있으면 빈 목록과 가까운 빈 시간을 답한다. 다른 시간이나 회의실로 되돌릴 수 있다',
    access: bookers,
    params: meetingParams,
    body: z.object({
      mr_checked: mrChecked.schema,
      /** Only where a cancelled meeting comes back at another time or in another room. */
      start_dt: dateTime().optional(),
      end_dt: dateTime().optional(),
      mr_no: no().optional(),
    }),
    response: BookingAnswer,
  }),
  wait: endpoint({
    method: 'PUT',
    path: `${path}/wait/:ms_no`,
    summary:
      '대기(state 2), 복구 또는 일정 변경(state 1). 회의실이 예약되어 있으면 빈 목록과 가까운 빈 시간을 답한다. 담당자와 참고 사항은 보내지 않으면 그대로 둔다. rev를 함께 보내면 그 사이 바뀌었을 때 거절한다',
    access: bookers,
    params: meetingParams,
    body: WaitDraft,
    response: BookingAnswer,
  }),
  move: endpoint({
    method: 'PUT',
    path: `${path}/move/:ms_no`,
    summary: '내 미팅의 시간이나 회의실을 옮긴다. 회의실이 예약되어 있으면 빈 목록을 답한다',
    access: staff('ScheduleMeeting', 'MyPageMeeting', 'ScheduleDetail'),
    params: meetingParams,
    body: z.object({ start_dt: dateTime(), end_dt: dateTime(), mr_no: no().optional() }),
    response: BookingAnswer,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:ms_no`,
    summary: '미팅일정 삭제. 방문 완료된 미팅, 회의록이나 설문 답변이 있는 미팅은 삭제할 수 없다',
    access: bookers,
    params: meetingParams,
    response: removal(),
  }),
  memo: endpoint({
    method: 'GET',
    path: `${memoPath}/:msm_no`,
    summary: '미팅 메모',
    access: staff(),
    params,
    response: listOf(Memo),
  }),
  addMemo: endpoint({
    method: 'POST',
    path: memoPath,
    summary: '미팅 메모 작성. 미팅마다 하나',
    access: staff(),
    body: z.object({ ms_no: no(), ...memoFields }),
    response: listOf(Memo),
  }),
  updateMemo: endpoint({
    method: 'PUT',
    path: `${memoPath}/:msm_no`,
    summary: '미팅 메모 수정. rev를 함께 보내면 그 사이 바뀌었을 때 거절한다',
    access: staff(),
    params,
    body: z.object({ ...memoFields, rev: no().optional() }),
    response: listOf(Memo),
  }),
  addMemoFiles: endpoint({
    method: 'PUT',
    path: `${memoPath}/uploadFiles/:msm_no`,
    multipart: true,
    takesFiles: formFiles,
    summary: '미팅 메모에 파일 추가. 큰 파일은 presigned로 mr_schedules_memo에 올린다',
    access: staff(),
    params,
    body: z.object({ ms_no: z.coerce.number().pipe(no()), files: z.array(z.file()).default([]) }),
    response: listOf(Memo),
  }),
  removeMemoFile: endpoint({
    method: 'PUT',
    path: `${memoPath}/deleteFiles/:msm_no`,
    summary: '미팅 메모의 파일 삭제. 올린 사람만',
    access: staff(),
    params,
    body: z.object({ file_no: no() }),
    response: nothing(),
  }),
}
