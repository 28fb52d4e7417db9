import type { todos } from '@crm/contract/features/todos/todos'
import { alreadyParticipating, lastParticipant } from '@crm/contract/features/todos/todos.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { findOwnNewestChanges, reverseChange, type UndoTable } from '../../../db/undo.ts'
import { list } from '../../../http/answer/answers.ts'
import { refuse, refuseField } from '../../../http/refusal.ts'
import { empNoOf, getVisibleTodo, lockAlive, todoChanged } from '../todoAccess.ts'
import { raiseTodoAlarm } from '../todos.alarms.ts'
import { todosText } from '../todos.messages.ts'
import { canSee, isDeleted } from '../todos.policy.ts'
import { lockTodoWithRelation } from '../todos.queries.ts'
import { addressTo, deleteShare, findActive, findShares, insertShares, setRecipient } from './people.queries.ts'

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

const undoTables: Record<string, UndoTable> = {
  todo_list: { key: 'tl_no', row: ['tl_no'] },
  todo_list_share: { key: 'tl_no', row: ['tl_no', 'tl_to'] },
}

/** Takes the caller's own removal back, also where the caller left and sees the todo no more (docs/rules.md, todos). */
export const undoUninvite = async (ctx: Context, { body }: ParsedOf<typeof todos.undoUninvite>) => {
  const { tl_no } = body
  const todo = (await lockTodoWithRelation(ctx.db, tl_no, empNoOf(ctx))) ?? refuse('not_found')
  const changes = await findOwnNewestChanges(ctx.db, ctx.actor.user_no, Object.keys(undoTables), [tl_no])
  const removed = changes.find(({ table_name, action }) => table_name === 'todo_list_share' && action === 'delete')
  if (!removed) return canSee(todo) ? refuse('conflict', todosText.tooLateToUndo) : refuse('not_found')
  if (isDeleted(todo)) return refuse('conflict', todosText.isDeleted)
  const shares = await findShares(ctx.db, tl_no)
  const isBack = shares.some(({ tl_to }) => tl_to === removed.before?.tl_to)
  // Of a changed row the audit keeps what changed, not whose row it is: it is the new addressee's.
  const promoted = changes.find(({ table_name, action }) => table_name === 'todo_list_share' && action === 'update')
  const readdressed = changes.find(
    ({ table_name, after }) => table_name === 'todo_list' && after && 'to_emp_no' in after,
  )
  const isReaddressed = readdressed && readdressed.after?.to_emp_no !== todo.to_emp_no
  if (isBack || isReaddressed) return refuse('conflict', todosText.changedSince)
  for (const change of changes) {
    const table = undoTables[change.table_name]
    if (table && change !== promoted) await reverseChange(ctx.db, change, table)
  }
  if (promoted && todo.to_emp_no) await setRecipient(ctx.db, tl_no, todo.to_emp_no, false)
  await todoChanged(ctx, tl_no)
  return list(await findShares(ctx.db, tl_no))
}
