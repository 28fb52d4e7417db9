import * as z from 'zod'
import { csv, date, dateTime, flag, key, keyword, no, paging } from '../../kit/fields.ts'
import { labelled, labelledNumbers } from '../../kit/labelled.ts'
import { richText } from '../../kit/richText.ts'
import { Attachment } from '../files/files.ts'

/** Words, rules and rows of todos and issues; an issue is a todo that was raised about another one, at a meeting or on a project. */

export const todoState = labelledNumbers({ 0: '삭제', 2: '확인함', 3: '진행 중', 4: '완료' })
export type TodoState = (typeof todoState.values)[number]
export const todoDeleted = 0
export const todoDone = 4

/** The states that the dashboard's issue dialog offers. */
export const issueState = labelledNumbers({ 2: '처리 중', 4: '처리 완료' })

export const OpenState = z.literal([2, 3, 4])
export type OpenState = z.output<typeof OpenState>

/** Whose todos: sent to me, by me, shared with me; whatever is done or deleted; everything; everything of a project; the issues of a meeting. */
export const todoView = labelled({
  received: '받은 할 일',
  sent: '보낸 할 일',
  shared: '공유된 할 일',
  done: '완료',
  deleted: '삭제됨',
  all: '전체',
  project: '프로젝트',
  meeting: '미팅',
})
export type TodoView = (typeof todoView.values)[number]

export const todoSort = labelled({
  due: '마감 빠른순',
  due_desc: '마감 늦은순',
  new: '최신순',
  old: '오래된순',
  title: '제목순',
  title_desc: '제목 역순',
})
export type TodoSort = (typeof todoSort.values)[number]

/** What is open by its due date, what need not be by its age. */
export const usualTodoSort = (view: TodoView) => (['done', 'deleted', 'all'].includes(view) ? 'new' : 'due')

const Person = z.object({ emp_no: no(), emp_name: z.string() })

export const TodoRow = z.object({
  tl_no: no(),
  tl_title: z.string(),
  tl_todo: z.string(),
  state: todoState.schema,
  due_dt: dateTime().nullable(),
  reg_dt: dateTime(),
  done_dt: dateTime().nullable(),
  proj_no: no().nullable(),
  proj_name: z.string().nullable(),
  client_name: z.string().nullable(),
  psrv_name: z.string().nullable(),
  from_emp_no: no(),
  from_emp_name: z.string(),
  to_emp_no: no().nullable(),
  to_emp_name: z.string().nullable(),
  /** All it is addressed to. */
  members: z.array(Person),
  reply_qtt: z.int(),
  file_qtt: z.int(),
  exist_issue: z.boolean(),
  /** The issue that was raised about it, if the caller may see it; the same for the next one. */
  ttl2_tl_no: no().nullable(),
  /** The todo that it is an issue of. */
  tl_ref_no: no().nullable(),
  is_issue: z.boolean(),
  /** The meeting at which it came up. */
  ms_no: no().nullable(),
  /** With somebody besides those it is addressed to. */
  is_shared: z.boolean(),
  /** Nothing has moved since the caller last looked. */
  is_read: z.boolean(),
})
export type TodoRow = z.output<typeof TodoRow>

const Linked = TodoRow.pick({ tl_no: true, tl_title: true, state: true })

export const Todo = TodoRow.extend({
  tl_files: z.array(Attachment),
  /** The other end of `ttl2_tl_no` and `tl_ref_no`. */
  issue: Linked.nullable(),
  about: Linked.nullable(),
  /** At which it came up. */
  meeting: z.object({ ms_no: no(), start_dt: dateTime() }).nullable(),
  /** Whether the caller may change its state. */
  may_change_state: z.boolean(),
})
export type Todo = z.output<typeof Todo>

export const TodoReply = z.object({
  tlr_no: no(),
  tl_no: no(),
  emp_no: no(),
  emp_name: z.string(),
  /** Empty once it is deleted. */
  tlr_content: z.string(),
  reg_dt: dateTime(),
  update_dt: dateTime().nullable(),
  state: labelledNumbers({ 0: '삭제', 1: '등록' }).schema,
})
export type TodoReply = z.output<typeof TodoReply>

export const TodoShare = z.object({
  tl_no: no(),
  tl_to: no(),
  emp_name: z.string(),
  is_recipient: z.boolean(),
})
export type TodoShare = z.output<typeof TodoShare>

/** Outcomes of inviting and uninviting: HTTP 200, told by `state`. */
export const alreadyParticipating = -2
export const lastParticipant = -1

export const todoMessages = {
  titleMissing: '제목을 입력해 주세요.',
  bodyMissing: '내용을 입력해 주세요.',
  replyMissing: '댓글을 입력해 주세요.',
  inviteMissing: '초대할 사람을 선택해 주세요.',
} as const

const mostRecipients = 50

export const longestTitle = 50
/** How long texts may be, as HTML. */
export const longestBody = 200_000
export const longestReply = 5000

const todoFields = {
  tl_title: z
    .string({ error: todoMessages.titleMissing })
    .trim()
    .min(1, todoMessages.titleMissing)
    .max(longestTitle, `제목은 최대 ${longestTitle}자까지 입력할 수 있어요.`),
  tl_todo: richText(longestBody, todoMessages.bodyMissing),
  due_dt: dateTime().nullable(),
}

export const recipients = (missing?: string) =>
  z
    .array(no(), { error: ({ input }) => (input === undefined ? missing : undefined) })
    .max(mostRecipients, `한 번에 ${mostRecipients}명까지 선택할 수 있어요.`)

export const TodoDraft = z.object({
  ...todoFields,
  due_dt: todoFields.due_dt.default(null),
  proj_no: no().nullable().default(null),
  tl_tos: recipients().default([]),
  /** Oneself, if anybody. */
  tl_from: no().optional(),
  /** Each of these makes it an issue: the todo that it is about, the meeting, or the project alone. */
  tl_ref_no: no().nullable().default(null),
  ms_no: no().nullable().default(null),
  is_issue: flag().default(0),
})
export type TodoDraft = z.output<typeof TodoDraft>

/** What forms of a todo that is there change, besides its state. */
const SeenTodo = TodoRow.pick({ tl_title: true, tl_todo: true, due_dt: true, proj_no: true })
export type SeenTodo = z.output<typeof SeenTodo>

export const TodoChange = z.object({
  tl_title: todoFields.tl_title.optional(),
  tl_todo: todoFields.tl_todo.optional(),
  due_dt: todoFields.due_dt.optional(),
  state: OpenState.optional(),
  proj_no: no().nullable().optional(),
  /** What the caller saw of the fields it changes: where somebody else has changed one since, nothing is done. */
  seen: SeenTodo.partial().strict().optional(),
  /** Where the change is made: on the dashboard what is done stays done. */
  from: z.enum(['dashboard', 'detail']).default('detail'),
})
export type TodoChange = z.output<typeof TodoChange>

export const TodoFilter = z.object({
  /** `dashboard`: what the caller still has to do. */
  type: z.enum(['dashboard']).optional(),
  view: todoView.schema.default('received'),
  keyword: keyword(),
  proj_no: key().optional(),
  /** Of the view `meeting`. */
  ms_no: key().optional(),
  is_issue: flag().optional(),
  /** Due from this day on, up to that one. */
  start_dt: date().optional(),
  end_dt: date().optional(),
  is_unread: flag().optional(),
  /** Among several states; the view decides which ones there are. */
  states: csv(z.coerce.number().pipe(OpenState)).optional(),
  /** `usualTodoSort` unless stated. */
  sort: todoSort.schema.optional(),
  ...paging,
})
export type TodoFilter = z.output<typeof TodoFilter>

/** Several at once: 0 deletes, and any other state brings a deleted one back. */
export const TodoStates = z.object({
  todos: z
    .array(z.object({ tl_no: no(), state: todoState.schema }))
    .min(1, '할 일을 선택해 주세요.')
    .max(200, '한 번에 200개까지 바꿀 수 있어요.'),
})

export const TodoCount = z.object({
  total_qtt: z.int(),
  not_read_qtt: z.int(),
  /** Received today. */
  new_qtt: z.int(),
  /** Open ones of each view. */
  received_qtt: z.int(),
  sent_qtt: z.int(),
  shared_qtt: z.int(),
})
export type TodoCount = z.output<typeof TodoCount>
