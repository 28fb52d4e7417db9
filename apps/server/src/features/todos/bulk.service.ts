import type { todos } from '@crm/contract/features/todos/todos'
import { type TodoState, todoDeleted, todoDone } from '@crm/contract/features/todos/todos.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { list } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { findConcerned } from './people/people.queries.ts'
import { empNoOf, lockVisible, todoChanged } from './todoAccess.ts'
import { raiseTodoAlarm, withdrawDoneAlarm } from './todos.alarms.ts'
import { explainFault } from './todos.dbErrors.ts'
import { todosText } from './todos.messages.ts'
import { canChangeState, canDelete, canRestore, isDeleted } from './todos.policy.ts'
import { deletedColumns, findTodosByNo, type KnownTodo, stateColumns, updateTodoRow } from './todos.queries.ts'

/** Deleting and bringing back are the sender's. */
const mayGoTo = (todo: KnownTodo, state: TodoState) => {
  if (state === todoDeleted) return canDelete(todo)
  return isDeleted(todo) ? canRestore(todo) : canChangeState(todo)
}

const changeOne = async (ctx: Context, tl_no: number, state: TodoState) => {
  const todo = await lockVisible(ctx, tl_no)
  if (todo.state === state) return
  if (!mayGoTo(todo, state)) return refuse('not_allowed', todosText.ofTodo(todo.tl_title, todosText.senderOnly))
  await updateTodoRow(ctx.db, tl_no, state === todoDeleted ? deletedColumns : stateColumns(state)).catch(explainFault)
  if (state === todoDone) await raiseTodoAlarm(ctx, 'done', todo, await findConcerned(ctx.db, tl_no))
  else if (todo.state === todoDone) await withdrawDoneAlarm(ctx, tl_no)
  await todoChanged(ctx, tl_no)
}

/** All or none; always in the same order, so that two who change the same ones never wait for each other. */
export const changeManyTodos = async (ctx: Context, { body }: ParsedOf<typeof todos.changeMany>) => {
  const stateOf = new Map(body.todos.map(({ tl_no, state }) => [tl_no, state]))
  const tl_nos = [...stateOf.keys()].sort((one, other) => one - other)
  for (const tl_no of tl_nos) await changeOne(ctx, tl_no, stateOf.get(tl_no) ?? todoDeleted)
  return list(await findTodosByNo(ctx.db, empNoOf(ctx), tl_nos))
}
