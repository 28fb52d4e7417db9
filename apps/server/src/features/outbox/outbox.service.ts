import type { outbox } from '@crm/contract/features/outbox/outbox'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { errorMessage } from '@crm/contract/kit/errorMessage'
import * as z from 'zod'
import type { Context } from '../../context.ts'
import { page } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import type { JobContext } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import { isFinalRefusal, mailerOf } from '../../ports/mail.ts'
import { type MailAttachment, storedAttachments } from './attachments.ts'
import {
  deleteOld,
  findAttachmentsOf,
  findMessages,
  holdWaiting,
  insertAttachments,
  insertMessage,
  type NewMessage,
  writeOutcome,
} from './outbox.queries.ts'
import { type MailContent, renderMail } from './renderMail.ts'

/** After each failure in turn; then it is given up. Two hours and three quarters in all. */
const pausesSeconds = [30, 120, 480, 1920, 7200]
const keepDays = 90

export const sendMessage = job({ name: 'outbox.send', data: z.object({ ob_no: z.int() }) })

interface MailDraft extends MailContent {
  to: string
  /** At most 10 MB in all, kept with the mail until it is sent. */
  attachments?: readonly MailAttachment[]
}

/**
 * Writes a mail as part of the caller's transaction and sends it once that is in; answers its number in the outbox.
 * `queueMail(ctx, { to: user_email, subject: '가입이 승인되었어요', user_name, lines: ['…'], attachments: [{ fa_no }] })`
 * `sendBy` puts in a job of the caller's own, for mails that may have become wrong when they leave; it calls
 * `deliverMessage` or `dropMessage`.
 */
export const queueMail = async (
  ctx: Pick<Context, 'db' | 'enqueue' | 'config'>,
  { to, attachments = [], ...content }: MailDraft,
  sendBy = (ob_no: number) => ctx.enqueue(sendMessage, { ob_no }),
) => {
  const { subject, text } = renderMail(ctx.config.company, content)
  const stored = await storedAttachments(ctx, attachments)
  const draft = { channel: 'mail', ob_to: to, ob_subject: subject, ob_text: text } as const
  const { ob_no } = await insertMessage(ctx.db, draft)
  if (stored.length) await insertAttachments(ctx.db, ob_no, stored)
  await sendBy(ob_no)
  return ob_no
}

/** Without a service behind a port the message itself is kept here, as if it had left. */
export const keepSent = async (ctx: Pick<Context, 'db'>, message: NewMessage) => {
  const { ob_no } = await insertMessage(ctx.db, { ...message, is_copy: true })
  await writeOutcome(ctx.db, ob_no, { ob_state: 'sent', ob_by: 'embedded', ob_outcome: '', keepsText: true })
}

/** Sends what still waits. A failure is an outcome like any other: written down, and tried again later. */
export const deliverMessage = async (
  ctx: JobContext,
  { ob_no }: { ob_no: number },
  sendAgain = (afterSeconds: number) => ctx.enqueue(sendMessage, { ob_no }, { afterSeconds }),
) => {
  const message = await holdWaiting(ctx.db, ob_no)
  if (!message) return
  const { ob_to: to, ob_subject: subject, ob_text: text, ob_tries } = message
  const { by, send } = mailerOf(ctx.config)
  const id = `outbox-${ob_no}@${new URL(ctx.config.publicUrl).hostname}`
  const attachments = await findAttachmentsOf(ctx.db, ob_no)
  const mail = { id, to, subject, text: text ?? '', attachments }
  const answer = await send(mail).then(
    (said) => ({ said, isSent: true, pause: undefined }),
    (error: unknown) => ({
      said: errorMessage(error).slice(0, 500),
      isSent: false,
      pause: isFinalRefusal(error) ? undefined : pausesSeconds[ob_tries],
    }),
  )
  const ob_state = answer.isSent ? 'sent' : answer.pause === undefined ? 'failed' : 'waiting'
  const keepsText = by === 'embedded' || ob_state === 'waiting'
  await writeOutcome(ctx.db, ob_no, { ob_state, ob_by: by, ob_outcome: answer.said, keepsText })
  if (answer.pause !== undefined) await sendAgain(answer.pause)
}

/** A mail that waits and must not leave any more. */
export const dropMessage = async (ctx: JobContext, ob_no: number, why: string) => {
  if (!(await holdWaiting(ctx.db, ob_no))) return
  await writeOutcome(ctx.db, ob_no, { ob_state: 'failed', ob_by: null, ob_outcome: why, keepsText: false })
}

/** The demo's mailbox: anybody may read it there, and nowhere else does it exist. */
export const listOutbox = async (ctx: Context, { query }: ParsedOf<typeof outbox.list>) => {
  if (ctx.config.seed !== 'demo') return refuse('not_found')
  return page(await findMessages(ctx.db, query))
}

export const sweepOld = async (ctx: JobContext) => {
  await deleteOld(ctx.db, keepDays)
}
