import type { todos } from '@crm/contract/features/todos/todos'
import type { TodoReply } from '@crm/contract/features/todos/todos.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { list, one } from '../../../http/answer/answers.ts'
import { refuse } from '../../../http/refusal.ts'
import { addComment, changeComment, commentsOf } from '../../comments/comments.service.ts'
import { empNoOf, getVisibleTodo, lockAlive, todoTable } from '../todoAccess.ts'
import { todosText } from '../todos.messages.ts'
import { findReplyTodo, findStaffOf } from './replies.queries.ts'

/** The specification's calls for replies to a todo: comments under other names (`tlr_no` is `cmt_no`). */

const repliesOf = async (ctx: Context, tl_no: number): Promise<TodoReply[]> => {
  const comments = await commentsOf(ctx, { to_table: todoTable, to_no: tl_no })
  const staff = await findStaffOf(
    ctx.db,
    comments.map(({ user_no }) => user_no),
  )
  return comments.map(({ cmt_no, user_no, user_name, content, reg_dt, update_dt, state }) => ({
    ...{ tlr_no: cmt_no, tl_no, emp_no: staff.get(user_no) ?? refuse('failed'), emp_name: user_name },
    ...{ tlr_content: content, reg_dt, update_dt, state },
  }))
}

const answerReply = async (ctx: Context, tl_no: number, tlr_no: number) => {
  const reply = (await repliesOf(ctx, tl_no)).find((row) => row.tlr_no === tlr_no)
  return one(reply ?? refuse('not_found'))
}

export const listReplies = async (ctx: Context, { query }: ParsedOf<typeof todos.replies>) => {
  const { tl_no } = await getVisibleTodo(ctx, query.tl_no)
  return list(await repliesOf(ctx, tl_no))
}

export const addReply = async (ctx: Context, { body }: ParsedOf<typeof todos.addReply>) => {
  const { tl_no, emp_no, tlr_content: content } = body
  if (emp_no !== undefined && emp_no !== empNoOf(ctx)) return refuse('not_allowed', todosText.authorIsOneself)
  await lockAlive(ctx, tl_no)
  const target = { to_table: todoTable, to_no: tl_no }
  const tlr_no = await addComment(ctx, { ...target, parent: null, content, field: 'tlr_content' })
  return answerReply(ctx, tl_no, tlr_no)
}

export const changeReply = async (ctx: Context, { params, body }: ParsedOf<typeof todos.changeReply>) => {
  const tl_no = (await findReplyTodo(ctx.db, params.tlr_no)) ?? refuse('not_found')
  await lockAlive(ctx, tl_no)
  const content = body.state === 0 ? null : (body.tlr_content ?? null)
  await changeComment(ctx, params.tlr_no, content, 'tlr_content')
  return answerReply(ctx, tl_no, params.tlr_no)
}
