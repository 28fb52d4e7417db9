import * as z from 'zod'
import { anyone, staff } from '../../access.ts'
import { listOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { dateTime, key, no } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'
import { showNumber } from '../../kit/numbers.ts'
import { commentMessages, commentState } from '../comments/comments.ts'

export const longestReply = 2000

/** Whose comment it is: of staff, of a client, or of a guest of a link. */
export const replySide = labelled({ emp: '담당자', client: '고객', guest: '링크 방문자' })

const docr_content = () =>
  z
    .string()
    .max(longestReply * 4, { abort: true })
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(1, commentMessages.missing)
        .max(longestReply, `댓글은 ${showNumber(longestReply)}자까지 쓸 수 있어요.`),
    )

const page = () => z.int().min(1).max(10_000)
const Pin = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })

const Reply = z.object({
  docr_no: no(),
  /** The view that asks. */
  dv_no: no(),
  /** Plain text; empty once it is deleted. */
  docr_content: z.string(),
  docr_page: page(),
  parent: no().nullable(),
  /** Comments of clients have it, those of staff do not. */
  user_no: no().optional(),
  user_name: z.string(),
  side: replySide.schema,
  is_mine: z.boolean(),
  /** Of the version it was written on; `fv_no` is null where the reader cannot open that one. */
  ver: z.int(),
  fv_no: no().nullable(),
  pin: Pin.nullable(),
  resolved_dt: dateTime().nullable(),
  reg_dt: dateTime(),
  update_dt: dateTime().nullable(),
  state: commentState.schema,
})

export const DocReply = Reply.extend({ reply: z.array(Reply) })
export type DocReply = z.output<typeof DocReply>
export type DocAnswer = z.output<typeof Reply>

const ReplyChange = z
  .object({
    docr_content: docr_content().optional(),
    state: z.literal([0, 1]).optional(),
    /** Folds a thread, or opens it again. */
    is_resolved: z.boolean().optional(),
  })
  .refine(
    (change) => change.docr_content !== undefined || change.state !== undefined || change.is_resolved !== undefined,
    { path: ['docr_content'], message: commentMessages.missing },
  )

/** Members and guests of links comment on what they have open: the handlers check the view. */
export const docReplies = {
  list: endpoint({
    method: 'GET',
    path: '/crm/v3/doc_reply',
    summary: '문서의 댓글: 쪽 번호와 함께, 답글은 reply 안에. 링크로 온 사람은 자기가 시작한 것만',
    access: anyone,
    query: z.object({ dv_no: key() }),
    response: listOf(DocReply).extend({
      /** How many comments and answers there are. */
      total: z.int(),
      may_write: z.boolean(),
      /** Whether clients who see the document read what staff write here. */
      is_seen_outside: z.boolean(),
      /** What the comments are about; staff only, who make todos of them. */
      document: z
        .object({ ft_no: no(), name: z.string(), proj_no: no().nullable(), client_no: no().nullable() })
        .nullable(),
    }),
  }),
  countOfStaff: endpoint({
    method: 'GET',
    path: '/crm/v3/doc_reply/staff_count',
    summary: '자료와 그 안에 담당자가 쓴 댓글 수: 고객사와 공유하면 고객사가 보게 되는 것',
    access: staff(),
    query: z.object({ ft_no: key() }),
    response: listOf(z.object({ comments: z.int() })),
  }),
  create: endpoint({
    method: 'POST',
    path: '/crm/v3/doc_reply',
    summary: '댓글 등록. parent가 있으면 그 댓글의 답글',
    access: anyone,
    limit: { points: 60, seconds: 60 },
    body: z.object({
      dv_no: no(),
      docr_content: docr_content(),
      docr_page: page(),
      parent: no().nullable().default(null),
      pin: Pin.nullable().default(null),
    }),
    response: listOf(DocReply),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/crm/v3/doc_reply/:docr_no',
    summary: '댓글 수정, state 0이면 삭제, 1이면 되살리기: 쓴 사람만. is_resolved는 담당자와 시작한 사람',
    access: anyone,
    params: z.object({ docr_no: key() }),
    body: ReplyChange,
    response: listOf(DocReply),
  }),
}
