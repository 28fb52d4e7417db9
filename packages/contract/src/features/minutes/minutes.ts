import * as z from 'zod'
import { clients, either, staff } from '../../access.ts'
import { listOf, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { date, dateTime, flag, key, keyword, no, paging } from '../../kit/fields.ts'
import { mrType } from '../meetings/meetings.words.ts'

/** Each of the two texts. */
export const minutesLimit = 10_000

export const minutesMessages = {
  contentMissing: '미팅 상세내용을 입력해 주세요',
  secretMissing: '내부 기록 내용을 입력해 주세요',
  tooLong: '최대 10,000자까지 입력할 수 있어요.',
  tooEarly: '미팅이 시작된 뒤에 고객에게 공개할 수 있어요.',
  unwritten: '작성된 회의록이 없어요.',
  otherWasFirst: '다른 사람이 먼저 회의록을 저장했어요. 두 내용을 비교해 주세요.',
} as const

const text = () => z.string().max(minutesLimit, minutesMessages.tooLong)

/** Both texts, or recordings alone. */
const fields = {
  /** For the client. */
  mrd_content: text().optional(),
  /** For staff only. */
  mrd_secret: text().optional(),
  /** Recordings of the meeting. */
  mrd_record: z.array(z.string().trim().min(1).max(200)).max(100).optional(),
}

type Written = { [Name in 'mrd_content' | 'mrd_secret']?: string | undefined } & { mrd_record?: string[] | undefined }

const needsTexts = ({ mrd_content, mrd_secret, mrd_record }: Written, context: z.RefinementCtx) => {
  const isRecordAlone = mrd_record !== undefined && mrd_content === undefined && mrd_secret === undefined
  if (isRecordAlone) return
  if (!mrd_content?.trim())
    context.addIssue({ code: 'custom', message: minutesMessages.contentMissing, path: ['mrd_content'] })
  if (!mrd_secret?.trim())
    context.addIssue({ code: 'custom', message: minutesMessages.secretMissing, path: ['mrd_secret'] })
}

/** What the minutes are about. */
export const MinutesMeeting = z.object({
  ms_no: no(),
  proj_no: no().nullable(),
  proj_name: z.string().nullable(),
  client_name: z.string().nullable(),
  mr_type: mrType.schema,
  mr_count: z.int(),
  start_dt: dateTime(),
  end_dt: dateTime(),
})
export type MinutesMeeting = z.output<typeof MinutesMeeting>

export const Minutes = z.object({
  mrd_no: no(),
  ms_no: no(),
  proj_no: no().nullable(),
  mrd_content: z.string(),
  mrd_secret: z.string(),
  mrd_record: z.array(z.string()),
  emp_name: z.string().nullable(),
  reg_dt: dateTime(),
  /** Since when the client may read it; null while they may not. */
  published_dt: dateTime().nullable(),
  /** Send it back with a change: whoever has changed an older one is told. */
  rev: z.int(),
})
export type Minutes = z.output<typeof Minutes>

/** A meeting in the list of minutes; without them only where somebody looks for what is not written yet. */
export const MinutesRow = MinutesMeeting.extend({
  mrd_no: no().nullable(),
  psrv_name: z.string().nullable(),
  emp_name: z.string().nullable(),
  reg_dt: dateTime().nullable(),
  published_dt: dateTime().nullable(),
  /** The beginning of each text, or what stands around the keyword. */
  content_excerpt: z.string(),
  secret_excerpt: z.string(),
})
export type MinutesRow = z.output<typeof MinutesRow>

/** What a client reads of a meeting: the internal text is not in here. */
export const ClientMinutes = z.object({
  mrd_no: no(),
  ms_no: no(),
  proj_name: z.string().nullable(),
  mr_type: mrType.schema,
  mr_count: z.int(),
  start_dt: dateTime(),
  mrd_content: z.string(),
})
export type ClientMinutes = z.output<typeof ClientMinutes>

const writerScopes = ['ScheduleMeeting', 'MyPageMeeting', 'ScheduleRecord', 'ScheduleGuide'] as const
const writers = staff(...writerScopes)
/** Whoever opens a project reads what was said at its meetings. */
const readers = staff(...writerScopes, 'WorkList', 'WorkListV2', 'MyPageProject')
const path = '/crm/v3/meeting_record'

const listQuery = z.object({
  keyword: keyword(),
  is_own: flag().optional(),
  /** Meetings that are over and have none, instead of those that have. */
  is_unwritten: flag().optional(),
  start_dt: date().optional(),
  end_dt: date().optional(),
  /** The latest meeting first when left out. */
  sort: z.enum(['start_dt', 'client_name', 'mr_type']).optional(),
  desc: flag().default(0),
  offset: paging.offset,
  limit: paging.limit.default(20),
})

export const minutes = {
  read: endpoint({
    method: 'GET',
    path,
    summary: '미팅의 회의록. 아직 없으면 빈 목록',
    access: readers,
    query: z.object({ ms_no: key() }),
    response: listOf(Minutes).extend({ meeting: MinutesMeeting }),
  }),
  list: endpoint({
    method: 'GET',
    path: `${path}/list`,
    summary: '모든 회의록, 최근 미팅부터. 내용으로 검색',
    access: staff('ScheduleRecord'),
    query: listQuery,
    response: pageOf(MinutesRow),
  }),
  excel: endpoint({
    method: 'GET',
    path: `${path}/excel`,
    summary: '회의록 엑셀: 목록과 같은 조건, 같은 차례',
    access: staff('ScheduleRecord'),
    binary: true,
    query: listQuery.omit({ offset: true, limit: true }),
    response: listOf(z.never()),
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary:
      '회의록 작성. 미팅마다 하나. 두 글이거나, 녹음(mrd_record)만. 두 글은 고객에게 공개된다(is_published가 false이거나 미팅 전이면 아니다)',
    access: writers,
    body: z
      .object({ ms_no: no(), proj_no: no().nullish(), ...fields, is_published: z.boolean().default(true) })
      .superRefine(needsTexts),
    response: listOf(Minutes),
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/:mrd_no`,
    summary: '회의록 수정: 두 글이거나, 녹음(mrd_record)만. rev를 함께 보내면 그 사이 바뀌었을 때 거절한다',
    access: writers,
    params: z.object({ mrd_no: key() }),
    body: z
      .object({ ...fields, ms_no: no().optional(), rev: z.int().min(1).max(2_147_483_647).optional() })
      .superRefine(needsTexts),
    response: listOf(Minutes),
  }),
  publish: endpoint({
    method: 'PUT',
    path: `${path}/publish/:mrd_no`,
    summary: '회의록을 고객에게 공개하거나 공개를 취소한다. 미팅이 시작되기 전에는 공개할 수 없다',
    access: writers,
    params: z.object({ mrd_no: key() }),
    body: z.object({ is_published: z.boolean() }),
    response: listOf(Minutes),
  }),
  pdf: endpoint({
    method: 'GET',
    path: `${path}/:mrd_no/pdf`,
    summary: '고객용 회의록 PDF. 내부 기록은 없다. 고객은 자기 회사 미팅의 공개된 것만 받는다',
    access: either(readers, clients),
    binary: true,
    params: z.object({ mrd_no: key() }),
    response: listOf(z.never()),
  }),
  internalPdf: endpoint({
    method: 'GET',
    path: `${path}/:mrd_no/pdf/internal`,
    summary: '내부용 회의록 PDF. 내부 기록까지 들어 있다',
    access: readers,
    binary: true,
    params: z.object({ mrd_no: key() }),
    response: listOf(z.never()),
  }),
  ofClient: endpoint({
    method: 'GET',
    path: '/crm/v3/portal/minutes',
    summary: '자기 회사 미팅의 공개된 회의록, 최근 것부터. 내부 기록은 없다',
    access: clients,
    query: z.object({ proj_no: key().optional(), offset: paging.offset, limit: paging.limit.default(5) }),
    response: pageOf(ClientMinutes),
  }),
}
