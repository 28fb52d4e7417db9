import type { todos } from '@crm/contract/features/todos/todos'
import { alreadyParticipating, lastParticipant } from '@crm/contract/features/todos/todos.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { list } from '../../../http/answers.ts'
import { refuse, refuseField } from '../../../http/refusal.ts'
import { getVisibleTodo, lockAlive, todoChanged } from '../todoAccess.ts'
import { raiseTodoAlarm } from '../todos.alarms.ts'
import { todosText } from '../todos.messages.ts'
import { addressTo, deleteShare, findActive, findShares, insertShares } from './people.queries.ts'

export const listShares = async (ctx: Context, { query }: ParsedOf<typeof todos.shares>) => {
  const { tl_no } = await getVisibleTodo(ctx, query.tl_no)
  return list(await findShares(ctx.db, tl_no))
}

/** Anyone who sees it may invite; those who take part already stay as they are. */
export const inviteToTodo = async (ctx: Context, { body }: ParsedOf<typeof todos.invite>) => {
  const todo = await lockAlive(ctx, body.tl_no)
  const wanted = [...new Set(body.tl_tos)]
  const active = await findActive(ctx.db, wanted)
  if (active.length < wanted.length) refuseField('invalid_input', 'tl_tos', todosText.noSuchPeople)
  const joined = await insertShares(ctx.db, todo.tl_no, active)
  if (!joined.length) return { state: alreadyParticipating, query: [] }
  await raiseTodoAlarm(ctx, 'invited', todo, joined)
  await todoChanged(ctx, todo.tl_no)
  return list(await findShares(ctx.db, todo.tl_no))
}

/** Somebody always remains; when the addressee goes, the next one becomes it, so that it never becomes everybody's. */
export const uninviteFromTodo = async (ctx: Context, { body }: ParsedOf<typeof todos.uninvite>) => {
  const todo = await lockAlive(ctx, body.tl_no)
  const all = await findShares(ctx.db, todo.tl_no)
  if (!all.some(({ tl_to }) => tl_to === body.tl_to)) return refuse('not_found')
  const left = all.filter(({ tl_to }) => tl_to !== body.tl_to)
  const [next] = left
  if (!next) return { state: lastParticipant, query: [] }
  await deleteShare(ctx.db, todo.tl_no, body.tl_to)
  if (todo.to_emp_no === body.tl_to) await addressTo(ctx.db, todo.tl_no, next.tl_to)
  await todoChanged(ctx, todo.tl_no)
  return list(await findShares(ctx.db, todo.tl_no))
}
