import { errorMessage } from '@crm/contract/kit/errorMessage'
import { pathOf } from '@crm/contract/paths'
import * as z from 'zod'
import { renderAlimtalk } from '../../alimtalk/renderAlimtalk.ts'
import type { JobContext } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import type { TakenTalk, TalkOutcome } from '../../ports/alimtalk/alimtalk.ts'
import { alimtalkOf } from '../../ports/alimtalk/alimtalkOf.ts'
import { TalkRefused } from '../../ports/alimtalk/solapi.ts'
import { isFinalRefusal, mailerOf } from '../../ports/mail.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { keepSent } from '../outbox/outbox.service.ts'
import { failedTitle, unsure } from './alimtalk.messages.ts'
import { type LockedMessage, lockMessage, type MessageOutcome, writeOutcome } from './alimtalk.queries.ts'
import { contentNow, type MessageContent, TalkUnneeded } from './content.service.ts'
import { quietSeconds } from './quiet.ts'

/** After each failure in turn; then it is given up. */
const pausesSeconds = [30, 120, 480, 1920, 7200]
/** When the delivery is asked for; after the last time the message stays "requested". */
const looksSeconds = [10, 60, 300, 1800, 7200, 86_400]

const data = z.object({ at_no: z.int() })
export const sendMessageJob = job({ name: 'alimtalk.send', data })
export const readOutcomeJob = job({ name: 'alimtalk.outcome', data: data.extend({ look: z.int() }) })

const storeOutcome = async (ctx: JobContext, { at_no }: LockedMessage, outcome: MessageOutcome) => {
  await writeOutcome(ctx.db, at_no, outcome)
  ctx.publish('alimtalk.changed')
}

/** Stores the outcome; a failure raises an alarm for whoever asked for the message, else for whom the record names. */
const settle = async (ctx: JobContext, message: LockedMessage, outcome: MessageOutcome) => {
  const { at_no, to_table, to_no, recvname, emp_no, template_name } = message
  await storeOutcome(ctx, message, outcome)
  if (outcome.at_state !== 'failed') return
  const subject = ctx.alimtalkTemplates.get(template_name)?.subject
  const row = subject && to_no !== null ? await subject.find(ctx.db, to_no) : undefined
  const ofRecord = row === undefined ? [] : (subject?.staffOf?.(row) ?? [])
  const toStaff = emp_no === null ? ofRecord : [emp_no]
  if (!toStaff.length) return
  await raiseAlarm(ctx, {
    kind: 'alimtalk.failed',
    toStaff,
    title: failedTitle(recvname, message.at_way),
    body: outcome.at_outcome,
    link: (subject && to_no !== null && subject.linkOf(to_no, row)) || pathOf('Index'),
    about: to_no === null ? `alimtalk:${at_no}` : `alimtalk:${to_table}:${to_no}`,
  })
}

type SentContent = Required<Pick<MessageOutcome, 'template_name' | 'gaps'>>

type Handed = TakenTalk & Partial<SentContent>

/** The message as its reader sees it, with its links in the text. */
const wordsOf = (ctx: JobContext, { template, gaps }: MessageContent, recvname: string) => {
  const all = { ...gaps, 회사: ctx.config.company.name, 이름: recvname }
  const { subject, text, buttons } = renderAlimtalk(template, all)
  const links = buttons.map(({ name, link }) => `[${name}] ${link}`)
  return { all, ob_subject: subject, ob_text: [text, ...links].join('\n') }
}

/** What is made only when a message leaves may be a secret link: it is not kept. */
const sentContent = ({ template, gaps }: MessageContent): SentContent => ({
  template_name: template.name,
  gaps: Object.fromEntries(Object.entries(gaps).filter(([gap]) => !(gap in template.gapsWhenSent))),
})

const idOf = (ctx: JobContext, { at_no }: LockedMessage) => `${new URL(ctx.config.publicUrl).host}-${at_no}`

/**
 * Sends a message once: one that SOLAPI accepted although its answer was lost counts as sent, also if its record was
 * cancelled since.
 */
const sendTalk = async (ctx: JobContext, message: LockedMessage): Promise<Handed> => {
  const { by, taken, send } = alimtalkOf(ctx.config)
  const talk = { id: idOf(ctx, message), to: message.receiver }
  const known = await taken(talk)
  if (known) return known
  const content = await contentNow(ctx, message)
  const { all, ...words } = wordsOf(ctx, content, message.recvname)
  const sent = await send({ ...talk, template: content.template.name, gaps: all })
  if (by === 'embedded') await keepSent(ctx, { channel: 'alimtalk', ob_to: message.receiver, ...words })
  return { ...sent, ...sentContent(content) }
}

/** The same words as a mail; what the mail server finally refuses is not sent again. */
const sendMail = async (ctx: JobContext, message: LockedMessage): Promise<Handed> => {
  const { by, send } = mailerOf(ctx.config)
  const content = await contentNow(ctx, message)
  const { all: _, ...words } = wordsOf(ctx, content, message.recvname)
  const id = `alimtalk-${idOf(ctx, message)}`
  const mail = { id, to: message.receiver, subject: words.ob_subject, text: words.ob_text, attachments: [] }
  const said = await send(mail).catch((error: unknown) => {
    throw isFinalRefusal(error) ? new TalkRefused(errorMessage(error)) : error
  })
  if (by === 'embedded') await keepSent(ctx, { channel: 'mail', ob_to: message.receiver, ...words })
  return { state: 'delivered', said, messageId: null, ...sentContent(content) }
}

/** By what messages of each way leave. */
const senders = {
  talk: { by: (ctx: JobContext) => alimtalkOf(ctx.config).by, send: sendTalk },
  mail: { by: (ctx: JobContext) => mailerOf(ctx.config).by, send: sendMail },
}

/** Sends what still waits, by day only where it rings a phone. A failure is an outcome like any other: written down, and tried again later. */
export const deliverAlimtalk = async (ctx: JobContext, { at_no }: { at_no: number }) => {
  const message = await lockMessage(ctx.db, at_no, 'waiting')
  if (!message) return
  const isAlwaysSent = message.at_way === 'mail' || ctx.alimtalkTemplates.get(message.template_name)?.leavesAtNight
  const wait = isAlwaysSent ? 0 : quietSeconds(ctx.config.alimtalk.quiet)
  if (wait) return ctx.enqueue(sendMessageJob, { at_no }, { afterSeconds: wait })

  const by = senders[message.at_way].by(ctx)
  try {
    const { state, said: words, messageId, ...content } = await senders[message.at_way].send(ctx, message)
    await settle(ctx, message, { ...content, at_state: state, at_by: by, at_outcome: words, at_message_id: messageId })
    if (state === 'requested')
      await ctx.enqueue(readOutcomeJob, { at_no, look: 0 }, { afterSeconds: looksSeconds[0] ?? 0 })
  } catch (error) {
    const words = errorMessage(error)
    if (error instanceof TalkUnneeded)
      return storeOutcome(ctx, message, { at_state: 'failed', at_by: by, at_outcome: words })
    if (error instanceof TalkRefused) return settle(ctx, message, { at_state: 'failed', at_by: by, at_outcome: words })
    const pause = pausesSeconds[message.at_tries]
    if (pause === undefined) return settle(ctx, message, { at_state: 'failed', at_by: by, at_outcome: unsure(words) })
    await settle(ctx, message, { at_state: 'waiting', at_by: by, at_outcome: words })
    await ctx.enqueue(sendMessageJob, { at_no }, { afterSeconds: pause })
  }
}

/** Kakao reports only later whether a message arrived. */
export const readOutcome = async (ctx: JobContext, { at_no, look }: { at_no: number; look: number }) => {
  const message = await lockMessage(ctx.db, at_no, 'requested')
  if (!message?.at_message_id) return
  const { by, outcome } = alimtalkOf(ctx.config)
  // The reason for a failed request is stored like an answer, and the request is repeated later.
  const unasked = (error: unknown): TalkOutcome => ({ state: 'requested', said: errorMessage(error) })
  const found = await outcome(message.at_message_id).catch(unasked)
  await settle(ctx, message, { at_state: found.state, at_by: by, at_outcome: found.said })
  const next = looksSeconds[look + 1]
  if (found.state === 'requested' && next !== undefined)
    await ctx.enqueue(readOutcomeJob, { at_no, look: look + 1 }, { afterSeconds: next })
}
