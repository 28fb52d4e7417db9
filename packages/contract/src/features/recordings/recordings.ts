import * as z from 'zod'
import { anyone, staff } from '../../access.ts'
import { listOf, nothing, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { csv, dateTime, flag, key, keyword, line, no, optionalLine, paging } from '../../kit/fields.ts'
import {
  MinutesDraft,
  Recording,
  RecordingAbility,
  RecordingSession,
  recording,
  TranscriptLine,
  transcriberKind,
} from './recordings.rows.ts'

const path = '/crm/v3/recordings'
const params = z.object({ id: key() })
const formNo = () => z.coerce.number().pipe(no())
/** A flag in a form: `is_init=1` or `true`. Not zod's stringbool, whose code would be in everybody's first load. */
const formFlag = () =>
  z
    .string()
    .toLowerCase()
    .pipe(z.literal(['0', '1', 'false', 'true']))
    .transform((value) => value === '1' || value === 'true')
    .optional()

export const recordingMessages = {
  otherTab: '다른 탭에서 녹음 중이에요.',
  notSound: 'WAV 파일이 아니거나, 모노 16비트가 아니에요.',
  tooLarge: '녹음 조각이 너무 커요.',
  oneFile: '녹음 조각은 한 번에 하나씩 올려 주세요.',
  tooLong: `녹음은 ${recording.longestHours}시간까지 저장할 수 있어요.`,
  wrongLength: 'WAV 파일의 길이가 머리말과 달라요. 끝까지 올라오지 않았을 수 있어요. 다시 올려 주세요.',
  wrongRate: '처음 올린 소리와 샘플링 속도가 달라요.',
  otherBytes: '같은 번호의 다른 조각이 이미 저장되어 있어요.',
  noFile: '올릴 녹음 조각(WAV)이 없어요.',
  notLinkable: '회의록을 쓸 수 있는 미팅에만 연결할 수 있어요.',
  recorderOnly: '녹음한 사람만 할 수 있어요.',
  emptyText: '글은 비워 둘 수 없어요.',
} as const

/** Where alarms about a recording lead: every page of staff has the bar, which opens it. */
export const recordingLink = (id: number) => `/?recording=${id}`

/** One chunk of at most ten minutes at the highest rate that browsers offer. */
const oneChunk = {
  most: 1,
  bytes: 128 * 1024 * 1024,
  tooMany: recordingMessages.oneFile,
  tooLarge: recordingMessages.tooLarge,
}

/** The specification's calls, and calls of our own beside them. Staff see what they recorded, held, or were given. */
export const recordings = {
  /**
   * is_check: sessions of the caller that were not finished. is_init: a new one. is_update: one more chunk.
   * None of them: the last chunk, after which the session is saved.
   */
  upload: endpoint({
    method: 'POST',
    path: '/crm/v3/meeting_record/recording',
    summary:
      '녹음: is_check는 끝나지 않은 녹음, is_init은 새 녹음, is_update는 조각(seq) 저장, 그 밖은 마지막 조각을 저장하고 끝낸다',
    access: staff(),
    multipart: true,
    takesFiles: oneChunk,
    body: z.object({
      is_check: formFlag(),
      is_init: formFlag(),
      is_update: formFlag(),
      id: formNo().optional(),
      type: z.literal('user').default('user'),
      proj_no: formNo().optional(),
      /** Without it the chunk follows the last one. */
      seq: z.coerce.number().int().min(0).max(1_000_000).optional(),
      sample_rate: z.coerce.number().int().min(8000).max(192_000).optional(),
      transcriber: transcriberKind.schema.optional(),
      /** How many samples the whole recording has: what is missing then is said in its note. */
      samples: z.coerce.number().int().min(0).max(100_000_000_000).optional(),
      /** Why there is no sound although there is a transcript. */
      note: z.string().trim().max(200).optional(),
      /** The attendees were told of the recording (참석자에게 녹음을 알렸나요?). */
      is_told: formFlag(),
      title: optionalLine(100).optional(),
      /**
       * Made once for each tab: another tab of the same person does not begin a second recording. After a dot stands the
       * recording's own key, so that a repeated is_init makes one session.
       */
      tab: z.string().min(8).max(64).optional(),
      files: z.array(z.file()).default([]),
    }),
    response: listOf(RecordingSession),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/crm/v3/meeting_record/recording/:id',
    summary: '녹음의 글(recording_sessions)을 고친다. 빈 목록과 id, type을 함께 보내면 녹음을 지운다',
    access: staff(),
    params,
    body: z.object({
      recording_sessions: z.array(z.string().trim().max(5000)).max(50_000),
      id: no().optional(),
      type: z.literal('user').optional(),
      proj_no: no().nullish(),
    }),
    response: listOf(RecordingSession),
  }),
  ability: endpoint({
    method: 'GET',
    path: `${path}/ability`,
    summary: '이 서버에서 쓸 수 있는 받아쓰기와 초안, 보관 기간',
    access: staff(),
    response: listOf(RecordingAbility),
  }),
  list: endpoint({
    method: 'GET',
    path,
    summary: '내가 녹음했거나, 함께한 미팅의 것이거나, 공유받은 녹음. 최근 것부터. 글과 초성으로 찾는다',
    access: staff(),
    query: z.object({
      ...paging,
      keyword: keyword(),
      is_own: flag().optional(),
      ms_no: key().optional(),
      is_linked: flag().optional(),
    }),
    response: pageOf(Recording),
  }),
  get: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    summary: '녹음 하나',
    access: staff(),
    params,
    response: listOf(Recording),
  }),
  lines: endpoint({
    method: 'GET',
    path: `${path}/:id/lines`,
    summary: '녹음의 글. 시간 순서. 글과 초성으로 찾는다',
    access: staff(),
    params,
    query: z.object({ offset: paging.offset, limit: paging.limit.default(200), keyword: keyword() }),
    response: pageOf(TranscriptLine),
  }),
  updateLine: endpoint({
    method: 'PUT',
    path: `${path}/:id/lines/:line_no`,
    summary: '글 한 줄을 고치거나, 그 단락에서 말한 사람을 적는다',
    access: staff(),
    params: params.extend({ line_no: z.coerce.number().int().min(0).max(2_147_483_647) }),
    body: z.object({
      text: z.string().trim().min(1).max(5000).optional(),
      speaker: z.string().trim().max(40).nullable().optional(),
    }),
    response: listOf(TranscriptLine),
  }),
  rename: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    summary: '녹음의 이름을 바꾼다',
    access: staff(),
    params,
    body: z.object({ title: line(100) }),
    response: listOf(Recording),
  }),
  link: endpoint({
    method: 'PUT',
    path: `${path}/:id/link`,
    summary: '녹음을 미팅에 연결한다(ms_no). null이면 연결을 푼다. 회의록의 mrd_record에 적힌다',
    access: staff(),
    params,
    body: z.object({ ms_no: no().nullable() }),
    response: listOf(Recording),
  }),
  share: endpoint({
    method: 'PUT',
    path: `${path}/:id/people`,
    summary: '녹음을 들을 수 있는 직원을 정한다',
    access: staff(),
    params,
    body: z.object({ emp_nos: z.array(no()).max(50) }),
    response: listOf(Recording),
  }),
  audio: endpoint({
    method: 'GET',
    path: `${path}/:id/audio`,
    summary: '녹음한 소리(WAV)를 내려받는다. Range 가능. 내려받은 사람이 기록된다',
    access: staff(),
    binary: true,
    params,
    response: nothing(),
  }),
  play: endpoint({
    method: 'POST',
    path: `${path}/:id/play`,
    summary: '듣거나 내려받을 주소. 토큰 없이 6시간 동안 열린다. 들은 사람이 기록된다',
    access: staff(),
    params,
    body: z.object({ is_download: z.boolean().default(false) }),
    response: listOf(z.object({ url: z.string() })),
  }),
  sound: endpoint({
    method: 'GET',
    path: `${path}/sound/:ticket`,
    summary: '주소(play)로 여는 소리(WAV). Range 가능. 그 사람이 더 이상 들을 수 없으면 닫힌다',
    access: anyone,
    binary: true,
    params: z.object({ ticket: z.string().regex(/^[\w-]{43}$/) }),
    response: nothing(),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: '녹음을 지운다. 녹음한 사람만',
    access: staff(),
    params,
    response: nothing(),
  }),
  restore: endpoint({
    method: 'PUT',
    path: `${path}/:id/restore`,
    summary: '지운 녹음을 되돌린다',
    access: staff(),
    params,
    response: listOf(Recording),
  }),
  listeners: endpoint({
    method: 'GET',
    path: `${path}/:id/listeners`,
    summary: '누가 언제 들었거나 내려받았는지',
    access: staff(),
    params,
    query: z.object(paging),
    response: pageOf(
      z.object({ emp_no: no(), emp_name: z.string(), listened_dt: dateTime(), is_download: z.boolean() }),
    ),
  }),
  draft: endpoint({
    method: 'POST',
    path: `${path}/:id/draft`,
    summary: '회의록 두 글의 초안을 제안한다. 저장하지 않는다',
    access: staff(),
    params,
    limit: { points: 10, seconds: 60 },
    body: z.object({ line_nos: csv(z.coerce.number().int().min(0)).optional() }),
    response: listOf(MinutesDraft),
  }),
}
