import { type Todo, type TodoRow, todoDeleted } from '@crm/contract/features/todos/todos.rows'
import type { Context, FileOwners } from '../../context.ts'
import { one } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { filesOf } from '../files/files.service.ts'
import { findMeetingOf } from './people/people.queries.ts'
import { todosText } from './todos.messages.ts'
import { canChangeState, canSee, isDeleted } from './todos.policy.ts'
import {
  findLinked,
  findTodosByNo,
  findTodoWithRelation,
  type KnownTodo,
  lockTodoWithRelation,
  markChanged,
} from './todos.queries.ts'

export const todoTable = 'todo_list'

/** The calling member of staff. */
export const empNoOf = ({ actor }: Pick<Context, 'actor'>) => actor.emp_no ?? refuse('not_allowed')

/** Unknown ones and those that do not concern the caller are the same. */
export const getVisibleTodo = async (ctx: Context, tl_no: number): Promise<KnownTodo> => {
  const todo = await findTodoWithRelation(ctx.db, tl_no, empNoOf(ctx))
  return todo && canSee(todo) ? todo : refuse('not_found')
}

/** For changes: locks the todo. */
export const lockVisible = async (ctx: Context, tl_no: number): Promise<KnownTodo> => {
  const todo = await lockTodoWithRelation(ctx.db, tl_no, empNoOf(ctx))
  return todo && canSee(todo) ? todo : refuse('not_found')
}

/** What was deleted stays as it is until it is restored. */
export const lockAlive = async (ctx: Context, tl_no: number) => {
  const todo = await lockVisible(ctx, tl_no)
  return isDeleted(todo) ? refuse('conflict', todosText.isDeleted) : todo
}

export const todoChanged = async (ctx: Context, tl_no: number) => {
  await markChanged(ctx.db, tl_no, empNoOf(ctx))
  ctx.publish('todos.changed')
}

/** The row names only what the caller may see. */
const linkedOf = async (ctx: Context, { ttl2_tl_no, tl_ref_no }: TodoRow): Promise<Pick<Todo, 'issue' | 'about'>> => {
  const linked = await findLinked(ctx.db, [ttl2_tl_no, tl_ref_no])
  return { issue: linked.get(ttl2_tl_no ?? 0) ?? null, about: linked.get(tl_ref_no ?? 0) ?? null }
}

const meetingOf = async (ctx: Context, { ms_no }: TodoRow) => {
  const found = ms_no === null ? undefined : await findMeetingOf(ctx.db, ms_no)
  return found && ms_no !== null ? { ms_no, start_dt: found.start_dt } : null
}

/** The whole todo as the caller sees it; the caller has been found to see it. */
export const answerTodo = async (ctx: Context, tl_no: number) => {
  const [row] = await findTodosByNo(ctx.db, empNoOf(ctx), [tl_no])
  const todo = await findTodoWithRelation(ctx.db, tl_no, empNoOf(ctx))
  if (!row || !todo) return refuse('not_found')
  const whole: Todo = {
    ...row,
    ...(await linkedOf(ctx, row)),
    meeting: await meetingOf(ctx, row),
    tl_files: await filesOf(ctx, todoTable, tl_no),
    may_change_state: row.state !== todoDeleted && canChangeState(todo),
  }
  return one(whole)
}

const findVisible = async (ctx: Context, tl_no: number) => {
  const { emp_no, gate } = ctx.actor
  const todo = gate === 'open' && emp_no !== null ? await findTodoWithRelation(ctx.db, tl_no, emp_no) : undefined
  return todo && canSee(todo) ? todo : null
}

export const isVisible = async (ctx: Context, tl_no: number) => (await findVisible(ctx, tl_no)) !== null

export const isVisibleAndAlive = async (ctx: Context, tl_no: number) => {
  const todo = await findVisible(ctx, tl_no)
  return todo !== null && !isDeleted(todo)
}

export const todoFileOwners: FileOwners = {
  [todoTable]: {
    canSee: isVisible,
    canAttach: isVisibleAndAlive,
    canChange: isVisibleAndAlive,
    changed: todoChanged,
  },
}
