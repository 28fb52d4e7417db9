import type { todos } from '@crm/contract/features/todos/todos'
import { longestReply, todoMessages } from '@crm/contract/features/todos/todos.rows'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { plainText } from '../../../html.ts'
import { refuse } from '../../../http/refusal.ts'
import { cleanRichText } from '../content/cleanRichText.ts'
import { keepPictures } from '../content/pictures.service.ts'
import { findConcerned } from '../people/people.queries.ts'
import { empNoOf, getVisibleTodo, lockAlive, todoChanged } from '../todoAccess.ts'
import { tellMentioned, tellOf } from '../todos.alarms.ts'
import { todosText } from '../todos.messages.ts'
import { isAuthor } from '../todos.policy.ts'
import { deleteReply, findReplies, findReply, insertReply, rewriteReply } from './replies.queries.ts'

const cleaned = (html: string) =>
  cleanRichText('tlr_content', html, { most: longestReply, missing: todoMessages.replyMissing })

const answerReply = async (ctx: Context, tlr_no: number) => {
  const reply = await findReply(ctx.db, tlr_no)
  return reply ? { state: done, query: [reply] } : refuse('not_found')
}

export const listReplies = async (ctx: Context, { query }: ParsedOf<typeof todos.replies>) => {
  const { tl_no } = await getVisibleTodo(ctx, query.tl_no)
  return { state: done, query: await findReplies(ctx.db, tl_no) }
}

export const addReply = async (ctx: Context, { body }: ParsedOf<typeof todos.addReply>) => {
  const emp_no = empNoOf(ctx)
  if (body.emp_no !== undefined && body.emp_no !== emp_no) return refuse('not_allowed', todosText.authorIsOneself)
  const tlr_content = cleaned(body.tlr_content)
  const todo = await lockAlive(ctx, body.tl_no)
  const tlr_no = await insertReply(ctx.db, { tl_no: todo.tl_no, emp_no, tlr_content })
  await keepPictures(ctx, todo.tl_no, tlr_content)
  const concerned = await findConcerned(ctx.db, todo.tl_no)
  const mentioned = await tellMentioned(ctx, todo, { now: tlr_content })
  const others = concerned.filter((other) => !mentioned.includes(other))
  await tellOf(ctx, 'replied', todo, others, plainText(tlr_content))
  await todoChanged(ctx, todo.tl_no)
  return answerReply(ctx, tlr_no)
}

export const changeReply = async (ctx: Context, { params, body }: ParsedOf<typeof todos.changeReply>) => {
  const reply = (await findReply(ctx.db, params.tlr_no)) ?? refuse('not_found')
  const todo = await lockAlive(ctx, reply.tl_no)
  if (!isAuthor(reply, empNoOf(ctx))) return refuse('not_allowed', todosText.authorOnly)
  const tlr_content = body.state === 0 || body.tlr_content === undefined ? null : cleaned(body.tlr_content)
  const changed = await (tlr_content === null
    ? deleteReply(ctx.db, reply.tlr_no)
    : rewriteReply(ctx.db, reply.tlr_no, tlr_content))
  if (!changed) return refuse('conflict', todosText.replyDeleted)
  if (tlr_content !== null) {
    await keepPictures(ctx, todo.tl_no, tlr_content)
    await tellMentioned(ctx, todo, { now: tlr_content, before: reply.tlr_content })
  }
  // Who has read the todo has read it: only what is new is unread.
  ctx.publish('todos.changed')
  return answerReply(ctx, reply.tlr_no)
}
