import { type AlimtalkWay, alimtalkMessages } from '@crm/contract/features/alimtalk/alimtalk'
import type { AlimtalkTemplate } from '../../alimtalk/defineAlimtalk.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import { countAskedLately, insertMessages, lockSender } from './alimtalk.queries.ts'
import { checkRequest } from './content.service.ts'
import { sendMessageJob } from './deliver.service.ts'
import { quietEnd, quietSeconds } from './quiet.ts'

/** How many messages one person may ask for in so many minutes: four companies with all their people. */
export const sendLimit = { count: 100, minutes: 10 }

/** Refuses what would be more messages of one person than the limit. */
const checkLimit = async (ctx: Pick<Context, 'db'>, emp_no: number | null, wanted: number) => {
  if (emp_no === null) return
  await lockSender(ctx.db, emp_no)
  const { count, minutes } = sendLimit
  if ((await countAskedLately(ctx.db, emp_no, minutes)) + wanted > count)
    return refuse('too_many', alimtalkMessages.tooMany(count, minutes))
}

interface Draft {
  template: AlimtalkTemplate
  to_no: number
  /** Numbers, or mail addresses for a mail. */
  receivers: readonly string[]
  way?: AlimtalkWay
  /** Who gets an alarm where it fails: the caller unless stated. Jobs and calls without an account state it. */
  emp_no?: number | null
}

type Queueing = Pick<Context, 'db' | 'config' | 'alimtalkTemplates' | 'enqueue' | 'publish'> &
  Partial<Pick<Context, 'actor'>>

/**
 * Asks for a message about a record, in the caller's transaction; the text is made from the record when it leaves. Rows
 * and jobs are in one transaction: what is asked for is sent once, in the morning when it is night.
 * `queueAlimtalk(ctx, { template: meetingMovedTalk, to_no: ms_no, receivers: numbers })`
 */
export const queueAlimtalk = async (ctx: Queueing, { template, to_no, receivers, way = 'talk', ...draft }: Draft) => {
  const emp_no = draft.emp_no === undefined ? (ctx.actor?.emp_no ?? null) : draft.emp_no
  const request = { template, to_no, way, receivers: [...new Set(receivers)] }
  const { gaps, receivers: each } = await checkRequest(ctx, request)
  await checkLimit(ctx, emp_no, each.length)
  const wait = way === 'mail' || template.leavesAtNight ? 0 : quietSeconds(ctx.config.alimtalk.quiet)
  const about = {
    template_name: template.name,
    at_kind: template.kind,
    at_way: way,
    to_table: template.subject.table,
    to_no,
    gaps,
    emp_no,
  }
  const messages = each.map((receiver) => ({ ...about, ...receiver }))
  const queued = await insertMessages(ctx.db, messages, wait)
  const at_nos = queued.map(({ at_no }) => at_no)
  const jobs = at_nos.map((at_no) => ({ at_no }))
  await ctx.enqueue(sendMessageJob, jobs, wait ? { afterSeconds: wait } : {})
  await template.subject.asked?.(ctx.db, to_no)
  if (at_nos.length) ctx.publish('alimtalk.changed')
  return {
    at_nos,
    quiet_until: quietEnd(wait),
    already_waiting: each
      .filter(({ receiver }) => !queued.some((message) => message.receiver === receiver))
      .map(({ recvname }) => recvname),
  }
}
