import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { csv, dateTime, key, no, optionalLine } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'

export const timelineKind = labelled({
  note: '메모',
  call: '통화',
  meeting: '미팅',
  minutes: '회의록',
  stage: '단계',
  file: '파일',
  mail: '메일',
  alimtalk: '알림톡',
})
export type TimelineKind = (typeof timelineKind.values)[number]

export const noteType = labelled({ note: '메모', call: '통화' })
export const callWay = labelled({ out: '발신', in: '수신' })

export const noteMessages = { missing: '내용을 입력해 주세요.', nobody: '누구와 통화했는지 입력해 주세요.' } as const

/** What was said and done with a company: one entry of any kind. */
export const TimelineItem = z.object({
  kind: timelineKind.schema,
  /** The number of what it is about: `cn_no`, `ms_no`, `mrd_no`, `psl_no`, `fa_no`, `ob_no` or `at_no`. */
  no: no(),
  reg_dt: dateTime(),
  title: z.string(),
  text: z.string().nullable(),
  /** How it stands: a meeting's or message's state in a word. */
  status: z.string().nullable(),
  /** Who did it. */
  user_no: no().nullable(),
  user_name: z.string().nullable(),
  ms_no: no().nullable(),
  proj_no: no().nullable(),
  cn_with: z.string().nullable(),
  cn_way: callWay.schema.nullable(),
  cn_minutes: z.int().nullable(),
  is_edited: z.boolean(),
})
export type TimelineItem = z.output<typeof TimelineItem>

/** The last entry of a page: the next page begins after it. */
const before = {
  before_dt: z.iso.datetime({ precision: 6 }).refine((time) => time > '1800'),
  before_kind: timelineKind.schema,
  before_no: key(),
}

const noteFields = {
  cn_text: z.string().trim().min(1, noteMessages.missing).max(5000),
  cn_with: optionalLine(50),
  cn_way: callWay.schema.nullable(),
  cn_minutes: z.int().min(1).max(600).nullable(),
}

const NoteDraft = z
  .object({ cn_type: noteType.schema, ...noteFields })
  .refine(({ cn_type, cn_with }) => cn_type === 'note' || cn_with !== '', {
    path: ['cn_with'],
    message: noteMessages.nobody,
  })

const access = staff('ClientVcList')
const params = z.object({ client_no: key() })

export const timeline = {
  list: endpoint({
    method: 'GET',
    path: '/crm/v3/clients/:client_no/timeline',
    summary:
      '회사와 있었던 일을 새것부터. 다음 쪽은 next의 값을 그대로 보낸다. 볼 수 없는 미팅, 회의록, 프로젝트의 일은 빠진다',
    access,
    params,
    query: z.object({
      kinds: csv(timelineKind.schema).optional(),
      before_dt: before.before_dt.optional(),
      before_kind: before.before_kind.optional(),
      before_no: before.before_no.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: listOf(TimelineItem).extend({ next: z.object({ ...before, before_no: no() }).nullable() }),
  }),
  createNote: endpoint({
    method: 'POST',
    path: '/crm/v3/clients/:client_no/notes',
    summary: '메모나 통화 기록 등록',
    access,
    params,
    body: NoteDraft,
    response: listOf(TimelineItem),
  }),
  updateNote: endpoint({
    method: 'PUT',
    path: '/crm/v3/clients/:client_no/notes/:cn_no',
    summary: '메모나 통화 기록 수정, state 0이면 삭제, 1이면 되돌림. 쓴 사람만',
    access,
    params: params.extend({ cn_no: key() }),
    body: z.object({ ...noteFields, state: z.literal([0, 1]) }).partial(),
    response: listOf(TimelineItem),
  }),
}
