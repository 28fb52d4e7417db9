import { todos } from '@crm/contract/features/todos/todos'
import {
  longestBody,
  type TodoChange,
  type TodoDraft,
  todoDone,
  todoMessages,
} from '@crm/contract/features/todos/todos.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { keysOf } from '@crm/contract/kit/keysOf'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { plainText } from '../../html.ts'
import { list, ok, page } from '../../http/answer/answers.ts'
import { refuse, refuseField, refuseOutdated } from '../../http/refusal.ts'
import { cleanRichText, keepPictures } from '../editor/editor.service.ts'
import { type Subject, subjectOf } from './issues.service.ts'
import { findTodoCounts } from './list/counts.queries.ts'
import { findTodos } from './list/lists.queries.ts'
import { findActive, findConcerned, insertShares } from './people/people.queries.ts'
import { answerTodo, empNoOf, getVisibleTodo, lockAlive, lockVisible, todoChanged, todoTable } from './todoAccess.ts'
import { alarmMentioned, raiseTodoAlarm, withdrawDoneAlarm } from './todos.alarms.ts'
import { explainFault } from './todos.dbErrors.ts'
import { todosText } from './todos.messages.ts'
import { canChangeState, canDelete, canMove, canRestore, isDeleted } from './todos.policy.ts'
import {
  deletedColumns,
  findIssueOf,
  insertTodo,
  type KnownTodo,
  markRead,
  restoredColumns,
  stateColumns,
  type TodoChanges,
  updateTodoRow,
} from './todos.queries.ts'

export const listTodos = async (ctx: Context, { query }: Pick<ParsedOf<typeof todos.list>, 'query'>) => {
  return page(await findTodos(ctx.db, empNoOf(ctx), query))
}

export const countTodos = async (ctx: Context) => list(await findTodoCounts(ctx.db, empNoOf(ctx), koreaToday()))

export const getTodo = async (ctx: Context, { params }: ParsedOf<typeof todos.detail>) => {
  const { tl_no } = await getVisibleTodo(ctx, params.tl_no)
  return answerTodo(ctx, tl_no)
}

export const getIssue = async (ctx: Context, { params }: ParsedOf<typeof todos.issue>) => {
  const todo = await getVisibleTodo(ctx, params.tl_no)
  const tl_no = todo.is_issue ? todo.tl_no : (await findIssueOf(ctx.db, todo.tl_no))?.tl_no
  if (!tl_no) return refuse('not_found')
  await getVisibleTodo(ctx, tl_no)
  return answerTodo(ctx, tl_no)
}

export const readTodo = async (ctx: Context, { params }: ParsedOf<typeof todos.read>) => {
  const { tl_no } = await getVisibleTodo(ctx, params.tl_no)
  if (await markRead(ctx.db, tl_no, empNoOf(ctx))) ctx.publish('todos.read', ctx.actor.user_no)
  return ok()
}

// ---------------------------------------------------------------- new ones

/** The cleaned HTML and its plain text. */
const bodyColumns = (html: string) => {
  const tl_todo = cleanRichText('tl_todo', html, { most: longestBody, missing: todoMessages.bodyMissing })
  return { tl_todo, tl_text: plainText(tl_todo).slice(0, 100_000) }
}

const recipientsOf = async (ctx: Context, { tl_tos }: TodoDraft, subject: Subject | null) => {
  const wanted = [...new Set(tl_tos)]
  const active = await findActive(ctx.db, wanted)
  if (active.length < wanted.length) refuseField('invalid_input', 'tl_tos', todosText.noSuchPeople)
  return active.length || !subject ? active : findActive(ctx.db, subject.concerned)
}

export const createTodo = async (ctx: Context, { body }: ParsedOf<typeof todos.create>) => {
  const from_emp_no = empNoOf(ctx)
  if (body.tl_from !== undefined && body.tl_from !== from_emp_no)
    return refuse('not_allowed', todosText.senderIsOneself)
  const columns = bodyColumns(body.tl_todo)
  const subject = await subjectOf(ctx, body)
  const recipients = await recipientsOf(ctx, body, subject)
  const { tl_title, due_dt, tl_ref_no, ms_no } = body
  const proj_no = body.proj_no ?? subject?.proj_no ?? null
  const tl_no = await insertTodo(ctx.db, {
    ...{ tl_title, due_dt, proj_no, from_emp_no, ...columns },
    ...{ is_issue: subject !== null, tl_ref_no, ms_no },
    to_emp_no: recipients[0] ?? null,
  }).catch(explainFault)
  await insertShares(ctx.db, tl_no, recipients, true)
  await keepPictures(ctx, { to_table: todoTable, to_no: tl_no }, columns.tl_todo)
  const mentioned = await alarmMentioned(ctx, { tl_no, tl_title }, { now: columns.tl_todo })
  const others = recipients.filter((emp_no) => !mentioned.includes(emp_no))
  await raiseTodoAlarm(ctx, subject ? 'issue' : 'assigned', { tl_no, tl_title }, others)
  if (tl_ref_no) await todoChanged(ctx, tl_ref_no)
  await todoChanged(ctx, tl_no)
  return answerTodo(ctx, tl_no)
}

// ---------------------------------------------------------------- changes

const stateChange = (todo: KnownTodo, { state, from }: TodoChange): TodoChanges => {
  if (state === undefined || state === todo.state) return {}
  if (!canChangeState(todo)) return refuse('not_allowed', todosText.mayNotChangeState)
  return canMove(todo.state, state, from) ? stateColumns(state) : refuse('conflict', todosText.doneStaysDone)
}

/** Nobody writes over what they have not read. */
const checkSeen = async (ctx: Context, todo: KnownTodo, { seen = {}, ...body }: TodoChange) => {
  const names = keysOf(seen)
  if (!names.some((name) => seen[name] !== todo[name] && body[name] !== todo[name])) return
  const [newest] = (await answerTodo(ctx, todo.tl_no)).query
  return refuseOutdated(todos.detail, newest, todosText.wordsMoved)
}

const wordChange = (todo: KnownTodo, { tl_title, tl_todo, due_dt, proj_no }: TodoChange): TodoChanges => {
  const body = tl_todo === undefined ? null : bodyColumns(tl_todo)
  return {
    ...(tl_title !== undefined && tl_title !== todo.tl_title ? { tl_title } : {}),
    ...(body && body.tl_todo !== todo.tl_todo ? body : {}),
    ...(due_dt !== undefined && due_dt !== todo.due_dt ? { due_dt } : {}),
    ...(proj_no !== undefined && proj_no !== todo.proj_no ? { proj_no } : {}),
  }
}

export const updateTodo = async (ctx: Context, { params, body }: ParsedOf<typeof todos.update>) => {
  const todo = await lockAlive(ctx, params.tl_no)
  await checkSeen(ctx, todo, body)
  const change = { ...wordChange(todo, body), ...stateChange(todo, body) }
  if (!Object.keys(change).length) return answerTodo(ctx, todo.tl_no)
  await updateTodoRow(ctx.db, todo.tl_no, change).catch(explainFault)
  const named = { tl_no: todo.tl_no, tl_title: body.tl_title ?? todo.tl_title }
  if (typeof change.tl_todo === 'string') {
    await keepPictures(ctx, { to_table: todoTable, to_no: todo.tl_no }, change.tl_todo)
    await alarmMentioned(ctx, named, { now: change.tl_todo, before: todo.tl_todo })
  }
  if (change.state === todoDone) await raiseTodoAlarm(ctx, 'done', named, await findConcerned(ctx.db, todo.tl_no))
  else if (change.state !== undefined && todo.state === todoDone) await withdrawDoneAlarm(ctx, todo.tl_no)
  await todoChanged(ctx, todo.tl_no)
  return answerTodo(ctx, todo.tl_no)
}

export const removeTodo = async (ctx: Context, { params }: ParsedOf<typeof todos.remove>) => {
  const todo = await lockVisible(ctx, params.tl_no)
  if (isDeleted(todo)) return refuse('conflict', todosText.isDeleted)
  if (!canDelete(todo)) return refuse('not_allowed', todosText.senderOnly)
  await updateTodoRow(ctx.db, todo.tl_no, deletedColumns)
  await todoChanged(ctx, todo.tl_no)
  return answerTodo(ctx, todo.tl_no)
}

export const restoreTodo = async (ctx: Context, { params }: ParsedOf<typeof todos.restore>) => {
  const todo = await lockVisible(ctx, params.tl_no)
  if (!isDeleted(todo)) return refuse('conflict', todosText.isNotDeleted)
  if (!canRestore(todo)) return refuse('not_allowed', todosText.senderOnly)
  await updateTodoRow(ctx.db, todo.tl_no, restoredColumns).catch(explainFault)
  await todoChanged(ctx, todo.tl_no)
  return answerTodo(ctx, todo.tl_no)
}
