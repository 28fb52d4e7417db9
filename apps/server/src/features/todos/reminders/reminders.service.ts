import { screens } from '@crm/contract/screens'
import * as z from 'zod'
import type { JobContext } from '../../../jobs/handler.ts'
import { job } from '../../../jobs/job.ts'
import { raiseAlarm } from '../../alarms/alarms.service.ts'
import { todoPath } from '../todos.alarms.ts'
import { alarmTitles } from '../todos.messages.ts'
import { findReminders } from './reminders.queries.ts'

export const remindJob = job({ name: 'todos.remind', data: z.object({}), every: '0 9 * * *' })

/** One alarm for each person. */
export const remindOfDueTodos = async (ctx: JobContext) => {
  for (const { user_no, tomorrow, overdue, tl_no, tl_title } of await findReminders(ctx.db)) {
    const count = tomorrow + overdue
    await raiseAlarm(ctx, {
      kind: 'todos.due',
      to: [user_no],
      title: alarmTitles.due(tomorrow, overdue),
      body: tl_title + alarmTitles.more(count),
      link: count === 1 ? todoPath(tl_no) : `${screens.TodoList.path}?sort=due`,
      about: 'todo:due',
    })
  }
}
