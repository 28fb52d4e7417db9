import * as z from 'zod'
import { koreaToday } from '../../clock.ts'
import type { JobContext } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { queueAlimtalk } from '../alimtalk/queue.service.ts'
import { contractLink } from '../contracts/conclude.service.ts'
import {
  findToSend,
  payDoneTalk,
  payDueTalk,
  payOverdueTalk,
  type Reminder,
  waysTo,
  whyUnneeded,
} from './paymentReminders.alimtalk.ts'
import { overdueAlarm, unreachableAlarm } from './paymentReminders.messages.ts'
import {
  findCreditsOf,
  insertDone,
  isWorkingDay,
  noteDueReminders,
  noteOverdue,
  setUnsent,
} from './paymentReminders.queries.ts'

const today = z.object({ day: z.iso.date().optional() })

/** Every hour of the day, so that a node that was off in the morning catches up; what was noted is not noted again. */
export const remindJob = job({ name: 'paymentReminders.remind', data: today, every: '20 9-18 * * *' })
export const sendReminderJob = job({ name: 'paymentReminders.send', data: z.object({ prm_no: z.int() }) })
export const overdueAlarmJob = job({ name: 'paymentReminders.overdue', data: z.object({ ctr_no: z.int() }) })

/** Two statements for all credits; each message and each alarm is then a job of its own. */
export const remindOfPayments = async (ctx: JobContext, { day = koreaToday() }: z.output<typeof today>) => {
  if (!(await isWorkingDay(ctx.db, day))) return
  const reminders = await noteDueReminders(ctx.db, day)
  await ctx.enqueue(sendReminderJob, reminders)
  await ctx.enqueue(overdueAlarmJob, await noteOverdue(ctx.db, day))
  if (reminders.length) ctx.publish('paymentReminders.changed')
}

const alarmUnreachable = (ctx: JobContext, row: Reminder) =>
  raiseAlarm(ctx, {
    kind: 'payment.unreachable',
    toStaff: row.managers,
    title: unreachableAlarm(row.client_name, row.ctr_title),
    link: contractLink(row),
    about: `contract:${row.ctr_no}`,
  })

type Queueing = Parameters<typeof queueAlimtalk>[0]

/** Asks for the messages of a reminder; without anybody to write to there is none. */
export const queueReminder = async (ctx: Queueing, row: Reminder, emp_no: number | null) => {
  const template = row.prm_kind === 'done' ? payDoneTalk : row.overdue_days > 0 ? payOverdueTalk : payDueTalk
  const ways = waysTo(row)
  for (const way of ['talk', 'mail'] as const) {
    const receivers = ways.flatMap(({ at_way, receiver }) => (at_way === way ? [receiver] : []))
    if (receivers.length) await queueAlimtalk(ctx, { template, to_no: row.prm_no, receivers, way, emp_no })
  }
  return ways.length > 0
}

/** What was paid, paused or cancelled since it was noted is not sent. */
export const sendReminder = async (ctx: JobContext, { prm_no }: z.output<typeof sendReminderJob.data>) => {
  const row = await findToSend(ctx.db, prm_no)
  if (!row) return
  const unneeded = row.prm_kind === 'done' ? null : whyUnneeded(row)
  if (unneeded) await setUnsent(ctx.db, prm_no, unneeded)
  // Failures are told to the project's managers, whom the message's record names.
  else if (!(await queueReminder(ctx, row, null))) {
    await setUnsent(ctx.db, prm_no, 'nobody')
    await alarmUnreachable(ctx, row)
  }
  ctx.publish('paymentReminders.changed')
}

/** One alarm for a contract, with all of its payments that are overdue now. */
export const alarmOfOverdue = async (ctx: JobContext, { ctr_no }: z.output<typeof overdueAlarmJob.data>) => {
  const overdue = (await findCreditsOf(ctx.db, ctr_no)).filter(
    (credit) => credit.overdue_days > 0 && (whyUnneeded(credit) ?? 'paused') === 'paused',
  )
  const [first] = overdue
  if (!first) return
  await raiseAlarm(ctx, {
    kind: 'payment.overdue',
    toStaff: first.managers,
    title: overdueAlarm.title(first.client_name, first.ctr_title, first.overdue_days),
    body: overdueAlarm.body(overdue),
    link: contractLink(first),
    about: `contract:${ctr_no}`,
  })
}

/** The first time that a credit is covered in full; a correction that covers it again says nothing. */
export const sendPaid = async (ctx: JobContext, { projcrd_no }: { projcrd_no: number }) => {
  const prm_no = await insertDone(ctx.db, projcrd_no)
  const row = prm_no === undefined ? undefined : await findToSend(ctx.db, prm_no)
  if (!row) return
  if (row.open > 0) await setUnsent(ctx.db, row.prm_no, 'refunded')
  else if (!(await queueReminder(ctx, row, null))) await setUnsent(ctx.db, row.prm_no, 'nobody')
  ctx.publish('paymentReminders.changed')
}
