import type { AlarmKind } from '@crm/contract/alarmKinds'
import { pathOf } from '@crm/contract/paths'
import type { Context } from '../../context.ts'
import { mentionsIn, plainText } from '../../html.ts'
import { raiseAlarm, withdrawAlarmsAbout } from '../alarms/alarms.service.ts'
import { findActive, findUserName, insertShares } from './people/people.queries.ts'
import { empNoOf } from './todoAccess.ts'
import { alarmTitles } from './todos.messages.ts'

export const todoPath = (tl_no: number) => pathOf('TodoList', {}, { tl_no })

type Cause = Exclude<keyof typeof alarmTitles, 'due' | 'more'>

const kindOf: Partial<Record<Cause, AlarmKind>> = { assigned: 'todos.assigned', mentioned: 'todos.mentioned' }

/** Only what happened to one todo more than once is gathered, so that nothing hides behind something else. */
const aboutTodo = (cause: Cause, tl_no: number) => `todo:${cause}:${tl_no}`

/** Tells these people, except the one who did it, of something about a todo; several in a row are one alarm. */
export const raiseTodoAlarm = async (
  ctx: Context,
  cause: Cause,
  { tl_no, tl_title }: { tl_no: number; tl_title: string },
  emp_nos: number[],
  words?: string,
) => {
  const others = emp_nos.filter((emp_no) => emp_no !== empNoOf(ctx))
  if (!others.length) return
  await raiseAlarm(ctx, {
    kind: kindOf[cause] ?? 'todos.changed',
    toStaff: others,
    title: alarmTitles[cause](await findUserName(ctx.db, ctx.actor.user_no)),
    body: words ? `${tl_title}: ${words}` : tl_title,
    link: todoPath(tl_no),
    about: aboutTodo(cause, tl_no),
  })
}

/** A todo that is not done any more: what nobody has read yet need not tell so. */
export const withdrawDoneAlarm = (ctx: Context, tl_no: number) =>
  withdrawAlarmsAbout(ctx, 'todos.changed', aboutTodo('done', tl_no))

/** Mentioned people become participants, so that they can open the todo; returns those who got an alarm. */
export const alarmMentioned = async (
  ctx: Context,
  todo: { tl_no: number; tl_title: string },
  html: { now: string; before?: string },
) => {
  const before = new Set(mentionsIn(html.before ?? ''))
  const fresh = mentionsIn(html.now).filter((emp_no) => !before.has(emp_no) && emp_no !== empNoOf(ctx))
  const mentioned = await findActive(ctx.db, fresh)
  await insertShares(ctx.db, todo.tl_no, mentioned)
  await raiseTodoAlarm(ctx, 'mentioned', todo, mentioned, plainText(html.now))
  return mentioned
}
