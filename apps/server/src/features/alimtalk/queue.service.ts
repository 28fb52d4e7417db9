import type { AlimtalkTemplate, Gaps } from '../../alimtalk/defineAlimtalk.ts'
import type { Context } from '../../context.ts'
import { insertMessages } from './alimtalk.queries.ts'
import { checkRequest } from './content.service.ts'
import { sendMessageJob } from './deliver.service.ts'
import { quietEnd, quietSeconds } from './quiet.ts'

interface Receiver {
  receiver: string
  recvname: string
}

interface Draft {
  template: AlimtalkTemplate
  /** The record; null for the call of the specification that names none. */
  to_no: number | null
  receivers: readonly (Receiver & { gaps: Gaps })[]
}

/** Rows and jobs in one transaction: what is asked for is sent once, in the morning when it is night. */
export const insertAndSend = async (ctx: Context, { template, to_no, receivers }: Draft) => {
  const each = [...new Map(receivers.map((receiver) => [receiver.receiver, receiver])).values()]
  const wait = quietSeconds(ctx.config.alimtalk.quiet)
  const messages = each.map(({ receiver, recvname, gaps }) => ({
    template_name: template.name,
    at_kind: template.kind,
    to_table: to_no === null ? null : template.subject.table,
    to_no,
    gaps,
    receiver,
    recvname,
    emp_no: ctx.actor.emp_no,
  }))
  const queued = await insertMessages(ctx.db, messages, wait)
  const at_nos = queued.map(({ at_no }) => at_no)
  const jobs = at_nos.map((at_no) => ({ at_no }))
  await ctx.enqueue(sendMessageJob, jobs, wait ? { afterSeconds: wait } : {})
  if (at_nos.length) ctx.publish('alimtalk.changed')
  return {
    at_nos,
    quiet_until: quietEnd(wait),
    already_waiting: each
      .filter(({ receiver }) => !queued.some((message) => message.receiver === receiver))
      .map(({ recvname }) => recvname),
  }
}

/**
 * Asks for a message about a record, in the caller's transaction; the text is made from the record when it leaves.
 * `queueAlimtalk(ctx, { template: meetingMoved, to_no: ms_no, receivers: contacts })`
 */
export const queueAlimtalk = async (
  ctx: Context,
  { template, to_no, receivers }: { template: AlimtalkTemplate; to_no: number; receivers: readonly Receiver[] },
) => {
  const gaps = await checkRequest(ctx, { template, to_no, receivers: receivers.map(({ receiver }) => receiver) })
  return insertAndSend(ctx, { template, to_no, receivers: receivers.map((receiver) => ({ ...receiver, gaps })) })
}
