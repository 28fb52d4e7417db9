import * as z from 'zod'
import { clients, either, staff } from '../../access.ts'
import { listOf, nothing } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { dateTime, key, no } from '../../kit/fields.ts'

/** Who of the staff reads and answers what clients ask about a project: those who open projects. */
export const questionScopes = ['WorkList', 'WorkListV2', 'MyPageProject'] as const

export const longestQuestion = 2000
export const questionMessages = { missing: '내용을 입력해 주세요.' } as const

/** Something that a client asks about a project, or what staff answer; plain text. */
export const Question = z.object({
  cmt_no: no(),
  user_name: z.string(),
  /** Written by the consulting company. */
  is_staff: z.boolean(),
  /** The caller's own: only its author changes or deletes it. */
  is_own: z.boolean(),
  content: z.string(),
  reg_dt: dateTime(),
  update_dt: dateTime().nullable(),
  /** Somebody else's, and new to the caller. */
  is_unread: z.boolean(),
})
export type Question = z.output<typeof Question>

const access = either(staff(...questionScopes), clients)
const path = '/crm/v3/projects/:proj_no/questions'
const params = z.object({ proj_no: key() })
const ownPath = '/crm/v3/questions/:cmt_no'
const ownParams = z.object({ cmt_no: key() })
const content = () =>
  z.string().trim().min(1, questionMessages.missing).max(longestQuestion, '최대 2,000자까지 입력할 수 있어요.')

const QuestionChange = z
  .object({ content: content().optional(), state: z.literal(1).optional() })
  .refine((change) => change.content !== undefined || change.state !== undefined, {
    path: ['content'],
    message: questionMessages.missing,
  })

export const questions = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '프로젝트의 고객 문의와 답변, 오래된 것부터. 고객은 자기 회사의 것만',
    access,
    params,
    response: listOf(Question),
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: '문의나 답변 등록. 문의는 담당자에게 알람이, 답변은 문의한 사람에게 메일이 간다',
    access,
    limit: { points: 60, seconds: 3600 },
    params,
    body: z.object({ content: content() }),
    response: listOf(Question),
  }),
  update: endpoint({
    method: 'PUT',
    path: ownPath,
    summary: '수정, 내용 없이 state 1이면 되살리기. 쓴 사람만',
    access,
    params: ownParams,
    body: QuestionChange,
    response: nothing(),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: ownPath,
    summary: '삭제. 쓴 사람만',
    access,
    params: ownParams,
    response: nothing(),
  }),
  read: endpoint({
    method: 'PUT',
    path: `${path}/read`,
    summary: '여기까지 읽음으로 표시',
    access,
    params,
    body: z.object({ cmt_no: no() }),
    response: nothing(),
  }),
}
