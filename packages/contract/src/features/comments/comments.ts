import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf, nothing } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { dateTime, key, no } from '../../kit/fields.ts'
import { labelledNumbers } from '../../kit/labelled.ts'
import { richText } from '../../kit/richText.ts'
import { RecordOfQuery, RecordTarget } from '../../kit/target.ts'

/** How long a comment may be, as HTML. */
export const longestComment = 5000

export const commentMessages = { missing: '댓글을 입력해 주세요.' } as const

export const commentState = labelledNumbers({ 0: '삭제', 1: '등록' })

export const Comment = z.object({
  cmt_no: no(),
  /** The comment that it answers; threads have one level. */
  parent: no().nullable(),
  user_no: no(),
  user_name: z.string(),
  /** Empty once it is deleted. */
  content: z.string(),
  state: commentState.schema,
  reg_dt: dateTime(),
  update_dt: dateTime().nullable(),
  /** Somebody else's, and new to the caller. */
  is_unread: z.boolean(),
})
export type Comment = z.output<typeof Comment>

const content = () => richText(longestComment, commentMessages.missing)

const CommentChange = z
  .object({ content: content().optional(), state: z.literal([0, 1]).optional() })
  .refine((change) => change.content !== undefined || change.state !== undefined, {
    path: ['content'],
    message: commentMessages.missing,
  })

/** Which records have comments, and who sees and writes them, is said by the records' features (`commentOwners`). */
export const comments = {
  list: endpoint({
    method: 'GET',
    path: '/crm/v3/comments',
    summary: '기록의 댓글: 글타래마다 오래된 것부터. 지운 것은 답글이 있을 때만 내용 없이',
    access: staff(),
    query: RecordOfQuery,
    response: listOf(Comment).extend({ unread: z.int(), may_write: z.boolean() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/crm/v3/comments',
    summary: '댓글 등록. parent가 있으면 그 댓글의 답글',
    access: staff(),
    body: RecordTarget.extend({ parent: no().nullable().default(null), content: content() }),
    response: listOf(Comment),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/crm/v3/comments/:cmt_no',
    summary: '댓글 수정, state 0이면 삭제, 1이면 되살리기. 쓴 사람만',
    access: staff(),
    params: z.object({ cmt_no: key() }),
    body: CommentChange,
    response: listOf(Comment),
  }),
  read: endpoint({
    method: 'POST',
    path: '/crm/v3/comments/read',
    summary: '이 댓글까지 읽음으로 표시',
    access: staff(),
    body: RecordTarget.extend({ cmt_no: no() }),
    response: nothing(),
  }),
}
