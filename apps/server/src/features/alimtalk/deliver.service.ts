import { meetingPath } from '@crm/contract/features/meetings/meetings.words'
import { pathOf } from '@crm/contract/paths'
import * as z from 'zod'
import type { JobContext } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import type { TakenTalk, TalkOutcome } from '../../ports/alimtalk/alimtalk.ts'
import { alimtalkOf } from '../../ports/alimtalk/alimtalkOf.ts'
import { TalkRefused } from '../../ports/alimtalk/solapi.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { keepSent } from '../outbox/outbox.service.ts'
import { failedTitle, gapsOf, messageOf, unsure } from './alimtalk.messages.ts'
import {
  type LockedMessage,
  lockMessage,
  type MessageFacts,
  type MessageOutcome,
  writeOutcome,
} from './alimtalk.queries.ts'
import { factsNow } from './facts.service.ts'
import { quietSeconds } from './quiet.ts'

/** After each failure in turn; then it is given up. */
const pausesSeconds = [30, 120, 480, 1920, 7200]
/** When the delivery is asked for; after the last time the message stays "requested". */
const looksSeconds = [10, 60, 300, 1800, 7200, 86_400]

const data = z.object({ at_no: z.int() })
export const sendMessageJob = job({ name: 'alimtalk.send', data })
export const readOutcomeJob = job({ name: 'alimtalk.outcome', data: data.extend({ look: z.int() }) })

const errorText = (error: unknown) => String((error as Error)?.message ?? error)

/** Stores the outcome; a failure raises an alarm for whoever asked for the message. */
const settle = async (ctx: JobContext, { at_no, ms_no, recvname, emp_no }: LockedMessage, outcome: MessageOutcome) => {
  await writeOutcome(ctx.db, at_no, outcome)
  ctx.publish('alimtalk.changed')
  if (outcome.at_state !== 'failed' || emp_no === null) return
  await raiseAlarm(ctx, {
    kind: 'alimtalk.failed',
    toStaff: [emp_no],
    title: failedTitle(recvname),
    body: outcome.at_outcome,
    link: ms_no === null ? pathOf('Index') : meetingPath(ms_no),
    about: ms_no === null ? `notice:${at_no}` : `meeting:${ms_no}:notices`,
  })
}

/**
 * Sends a message once: one that SOLAPI accepted although its answer was lost counts as sent, also if the meeting was
 * cancelled since.
 */
const handOver = async (ctx: JobContext, notice: LockedMessage): Promise<TakenTalk & Partial<MessageFacts>> => {
  const { by, taken, send } = alimtalkOf(ctx.config)
  const talk = { id: `${new URL(ctx.config.publicUrl).host}-${notice.at_no}`, to: notice.receiver }
  const known = await taken(talk)
  if (known) return known
  const facts = await factsNow(ctx, notice)
  const template = facts.template_name
  const gaps = gapsOf(ctx.config.company.name, { ...facts, recvname: notice.recvname })
  const sent = await send({ ...talk, template, gaps })
  if (by === 'embedded') {
    const { subject, text } = messageOf(template, gaps)
    await keepSent(ctx, { channel: 'alimtalk', ob_to: notice.receiver, ob_subject: subject, ob_text: text })
  }
  return { ...sent, ...facts }
}

/** Sends what still waits, by day only. A failure is an outcome like any other: written down, and tried again later. */
export const deliverAlimtalk = async (ctx: JobContext, { at_no }: { at_no: number }) => {
  const notice = await lockMessage(ctx.db, at_no, 'waiting')
  if (!notice) return
  const wait = quietSeconds(ctx.config.alimtalk.quiet)
  if (wait) return ctx.enqueue(sendMessageJob, { at_no }, { afterSeconds: wait })

  const { by } = alimtalkOf(ctx.config)
  try {
    const { state, said: words, messageId, ...facts } = await handOver(ctx, notice)
    await settle(ctx, notice, { ...facts, at_state: state, at_by: by, at_outcome: words, at_message_id: messageId })
    if (state === 'requested')
      await ctx.enqueue(readOutcomeJob, { at_no, look: 0 }, { afterSeconds: looksSeconds[0] ?? 0 })
  } catch (error) {
    const words = errorText(error)
    if (error instanceof TalkRefused) return settle(ctx, notice, { at_state: 'failed', at_by: by, at_outcome: words })
    const pause = pausesSeconds[notice.at_tries]
    if (pause === undefined) return settle(ctx, notice, { at_state: 'failed', at_by: by, at_outcome: unsure(words) })
    await settle(ctx, notice, { at_state: 'waiting', at_by: by, at_outcome: words })
    await ctx.enqueue(sendMessageJob, { at_no }, { afterSeconds: pause })
  }
}

/** Kakao reports only later whether a message arrived. */
export const readOutcome = async (ctx: JobContext, { at_no, look }: { at_no: number; look: number }) => {
  const notice = await lockMessage(ctx.db, at_no, 'requested')
  if (!notice?.at_message_id) return
  const { by, outcome } = alimtalkOf(ctx.config)
  // The reason for a failed request is stored like an answer, and the request is repeated later.
  const unasked = (error: unknown): TalkOutcome => ({ state: 'requested', said: errorText(error) })
  const found = await outcome(notice.at_message_id).catch(unasked)
  await settle(ctx, notice, { at_state: found.state, at_by: by, at_outcome: found.said })
  const next = looksSeconds[look + 1]
  if (found.state === 'requested' && next !== undefined)
    await ctx.enqueue(readOutcomeJob, { at_no, look: look + 1 }, { afterSeconds: next })
}
