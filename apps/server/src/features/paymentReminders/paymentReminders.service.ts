import type { CreditReminders, paymentReminders } from '@crm/contract/features/paymentReminders/paymentReminders'
import { mostReminders, unsentReason } from '@crm/contract/features/paymentReminders/paymentReminders.words'
import { daysAfter, isWeekend } from '@crm/contract/kit/days'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { list, one } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { previewAlimtalk } from '../alimtalk/content.service.ts'
import { quietEnd, quietSeconds } from '../alimtalk/quiet.ts'
import { accountForTransfers } from '../companyProfile/companyProfile.service.ts'
import { getStoredContract, readContract } from '../contracts/contracts.service.ts'
import { findToSend, payDueTalk, payOverdueTalk, waysTo, whyUnneeded } from './paymentReminders.alimtalk.ts'
import { queueReminder } from './paymentReminders.jobs.ts'
import { reminderText as text } from './paymentReminders.messages.ts'
import {
  type FoundCredit,
  findCredit,
  findCreditsOf,
  findDaysOff,
  findRemindersOf,
  insertByHand,
  lockCredit,
  type StoredReminder,
} from './paymentReminders.queries.ts'
import { nextReminderDay } from './schedule.ts'

/** How far ahead the next one can be: a due day that is a year away. */
const daysAhead = 400

/** What of a credit was sent, and why nothing may be sent by hand now. */
const stateOf = (credit: FoundCredit, reminders: StoredReminder[], today: string) => {
  const own = reminders.filter(({ prm_kind }) => prm_kind !== 'done')
  const turns = own.length
  const steps = own.flatMap(({ prm_step }) => prm_step ?? [])
  const lastDay = own.reduce<string | null>(
    (last, { prm_dt }) => (last === null || prm_dt > last ? prm_dt : last),
    null,
  )
  const unneeded = whyUnneeded(credit)
  const why = () => {
    if (unneeded) return text[unneeded]
    if (turns >= mostReminders) return text.most(mostReminders)
    if (lastDay === today) return text.today
    return waysTo(credit).length ? '' : text.nobody
  }
  return { turns, lastStep: steps.length ? Math.max(...steps) : null, lastDay, unneeded, obstacle: why() }
}

const describe = async (ctx: Context, ctr_no: number, mayWrite: boolean): Promise<CreditReminders[]> => {
  const today = koreaToday()
  const daysOff = await findDaysOff(ctx.db, today, daysAfter(today, daysAhead))
  const stored = await findRemindersOf(ctx.db, ctr_no)
  return (await findCreditsOf(ctx.db, ctr_no)).map((credit) => {
    const { projcrd_no, projcrd_title, projcrd_due_dt, open } = credit
    const reminders = stored.filter((reminder) => reminder.projcrd_no === projcrd_no)
    const { turns, lastStep, lastDay, unneeded, obstacle } = stateOf(credit, reminders, today)
    const sent = { due: projcrd_due_dt, turns, lastStep, lastDay }
    return {
      ...{ projcrd_no, projcrd_title, projcrd_due_dt, open, turns, obstacle },
      next_dt: unneeded ? null : nextReminderDay(sent, today, (day) => isWeekend(day) || daysOff.has(day)),
      may_send: mayWrite && obstacle === '',
      reminders: reminders.map((reminder) => ({
        ...reminder,
        reason: reminder.prm_unsent ? unsentReason.labelOf(reminder.prm_unsent) : '',
      })),
    }
  })
}

const read = async (ctx: Context, ctr_no: number) => {
  const { may_write } = await readContract(ctx, ctr_no)
  return describe(ctx, ctr_no, may_write)
}

export const listReminders = async (ctx: Context, { params }: ParsedOf<typeof paymentReminders.ofContract>) =>
  list(await read(ctx, params.ctr_no))

/** The credit, refused where the caller may not open its contract. */
const seenCredit = async (ctx: Context, projcrd_no: number) => {
  const credit = (await findCredit(ctx.db, projcrd_no)) ?? refuse('not_found')
  await getStoredContract(ctx, credit.ctr_no)
  return credit
}

export const previewReminder = async (ctx: Context, { params }: ParsedOf<typeof paymentReminders.preview>) => {
  const credit = await seenCredit(ctx, params.projcrd_no)
  const template = credit.overdue_days > 0 ? payOverdueTalk : payDueTalk
  const receivers = waysTo(credit)
  const row = { ...credit, account: await accountForTransfers(ctx.db) }
  const shown = { ...template, sample: { ...template.sample, 주소: text.address } }
  const recvname = receivers[0]?.name ?? credit.client_name
  const { title, text: words } = previewAlimtalk(ctx, { template: shown, row, recvname })
  const isTalk = receivers.some(({ at_way }) => at_way === 'talk')
  const quiet_until = isTalk ? quietEnd(quietSeconds(ctx.config.alimtalk.quiet)) : null
  return one({ title, text: words, receivers, quiet_until })
}

/** One of the four, once a day; the browser shows beforehand what it says and to whom it goes. */
export const sendByHand = async (ctx: Context, { params: { projcrd_no } }: ParsedOf<typeof paymentReminders.send>) => {
  const { ctr_no } = await seenCredit(ctx, projcrd_no)
  await lockCredit(ctx.db, projcrd_no)
  const contract = await readContract(ctx, ctr_no)
  if (!contract.may_write) return refuse('not_allowed', text.notWriter)
  const [known] = (await describe(ctx, ctr_no, true)).filter((credit) => credit.projcrd_no === projcrd_no)
  if (!known?.may_send) return refuse('conflict', known?.obstacle ?? text.cancelled)
  const prm_no = (await insertByHand(ctx.db, projcrd_no, ctx.actor.emp_no)) ?? refuse('conflict', text.today)
  const row = (await findToSend(ctx.db, prm_no)) ?? refuse('not_found')
  await queueReminder(ctx, row, ctx.actor.emp_no)
  ctx.publish('paymentReminders.changed')
  return list(await read(ctx, ctr_no))
}
