import * as z from 'zod'
import { clients, staff } from '../../access.ts'
import { listOf, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { dateTime, key, no, paging } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'
import { mrWay } from '../meetings/meetings.words.ts'

export const requestKind = labelled({ move: '시간 변경 요청', new: '미팅 요청' })
export const requestState = labelled({
  asked: '답변 대기',
  answered: '확정',
  declined: '거절',
  withdrawn: '요청 취소',
})
export type RequestState = (typeof requestState.values)[number]

/** How many times somebody may name. */
export const mostWishes = 3

export const requestMessages = {
  wishMissing: '희망 시간을 하나 이상 입력해 주세요.',
  wishesTooMany: '희망 시간은 3개까지 입력할 수 있어요.',
  wishTwice: '같은 시간을 두 번 입력했어요.',
  wishPast: '지난 시간은 고를 수 없어요.',
  reasonMissing: '바꾸려는 이유를 입력해 주세요.',
  purposeMissing: '미팅에서 나눌 이야기를 입력해 주세요.',
  answerMissing: '고객에게 보일 답변을 입력해 주세요.',
  projectMissing: '프로젝트를 선택해 주세요.',
  wayMissing: '미팅 방법을 선택해 주세요.',
} as const

const wishes = () =>
  z
    .array(dateTime())
    .min(1, requestMessages.wishMissing)
    .max(mostWishes, requestMessages.wishesTooMany)
    .refine((times) => new Set(times).size === times.length, requestMessages.wishTwice)

const words = (missing: string) => z.string().trim().min(1, missing).max(1000, '최대 1,000자까지 입력할 수 있어요.')

/** What a client asked for, and what became of it. */
export const OwnRequest = z.object({
  mq_no: no(),
  kind: requestKind.schema,
  state: requestState.schema,
  proj_no: no().nullable(),
  proj_name: z.string().nullable(),
  /** The meeting to move, or the one that was booked. */
  ms_no: no().nullable(),
  /** When that meeting was to begin, and when it begins now. */
  from_dt: dateTime().nullable(),
  start_dt: dateTime().nullable(),
  mr_way: mrWay.schema.nullable(),
  words: z.string(),
  wishes: z.array(dateTime()),
  user_name: z.string(),
  answer: z.string().nullable(),
  reg_dt: dateTime(),
  done_dt: dateTime().nullable(),
})
export type OwnRequest = z.output<typeof OwnRequest>

/** The same for staff, with whose it is. */
export const MeetingRequest = OwnRequest.extend({ client_no: no(), client_name: z.string() })
export type MeetingRequest = z.output<typeof MeetingRequest>

const portalPath = '/crm/v3/portal/meeting_requests'
const path = '/crm/v3/meeting_requests'
const params = z.object({ mq_no: key() })
const limit = { points: 30, seconds: 3600 }

const filter = {
  proj_no: key().optional(),
  ms_no: key().optional(),
  state: requestState.schema.optional(),
  offset: paging.offset,
  limit: paging.limit,
}

export const meetingRequests = {
  ofClient: endpoint({
    method: 'GET',
    path: portalPath,
    summary: '자기 회사가 보낸 미팅 요청, 최근 것부터',
    access: clients,
    query: z.object(filter),
    response: pageOf(OwnRequest),
  }),
  requestMeeting: endpoint({
    method: 'POST',
    path: portalPath,
    summary: '새 미팅 요청: 자기 회사의 프로젝트, 방법, 희망 시간 3개까지',
    access: clients,
    limit,
    body: z.object({
      proj_no: no(requestMessages.projectMissing),
      mr_way: z.enum(mrWay.values, requestMessages.wayMissing),
      words: words(requestMessages.purposeMissing),
      wishes: wishes(),
    }),
    response: listOf(OwnRequest),
  }),
  requestMove: endpoint({
    method: 'POST',
    path: '/crm/v3/portal/meetings/:ms_no/move_requests',
    summary: '자기 회사의 다가오는 미팅을 옮겨 달라는 요청. 미팅마다 답변을 기다리는 것은 하나',
    access: clients,
    limit,
    params: z.object({ ms_no: key() }),
    body: z.object({ words: words(requestMessages.reasonMissing), wishes: wishes() }),
    response: listOf(OwnRequest),
  }),
  withdraw: endpoint({
    method: 'PUT',
    path: `${portalPath}/:mq_no/withdraw`,
    summary: '답변을 기다리는 요청을 거둔다',
    access: clients,
    params,
    body: z.object({}),
    response: listOf(OwnRequest),
  }),
  list: endpoint({
    method: 'GET',
    path,
    summary: '고객의 미팅 요청, 최근 것부터. 미팅 일정 권한이 없으면 자기 프로젝트와 자기 미팅의 것만',
    access: staff(),
    query: z.object(filter),
    response: pageOf(MeetingRequest),
  }),
  decline: endpoint({
    method: 'PUT',
    path: `${path}/:mq_no/decline`,
    summary: '요청을 거절한다. 답변은 고객에게 보이고 메일로 나간다',
    access: staff(),
    params,
    body: z.object({
      answer: z.string().trim().min(1, requestMessages.answerMissing).max(500, '최대 500자까지 입력할 수 있어요.'),
    }),
    response: listOf(MeetingRequest),
  }),
}
