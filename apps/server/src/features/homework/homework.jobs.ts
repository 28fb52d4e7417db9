import * as z from 'zod'
import type { JobContext } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { homeworkText } from './homework.messages.ts'
import { findDueTomorrow, findProgress, setReminded } from './homework.queries.ts'
import { dueWords, homeworkLink } from './homework.service.ts'

export const remindHomeworkJob = job({ name: 'homework.remind', data: z.object({}), every: '10 9 * * *' })

/** The day before it is due, once, whoever has not finished it. */
export const remindOfHomework = async (ctx: JobContext) => {
  const rows = await findDueTomorrow(ctx.db)
  const people = await findProgress(
    ctx.db,
    rows.map(({ hw_no }) => hw_no),
  )
  for (const row of rows) {
    if (row.due_dt) await setReminded(ctx.db, row.hw_no, row.due_dt)
    for (const { user_no, done } of people.get(row.hw_no) ?? []) {
      const left = row.lectures.length - done.length
      if (left <= 0) continue
      await raiseAlarm(ctx, {
        kind: 'camp.homework',
        to: [user_no],
        title: homeworkText.dueTitle(row.crs_title),
        body: `${dueWords(row)} ${homeworkText.left(left)}`,
        link: homeworkLink,
        about: `homework_due:${row.hw_no}`,
      })
    }
  }
}
