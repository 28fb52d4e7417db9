import { randomBytes } from 'node:crypto'
import type { join } from '@crm/contract/features/join/join'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { screens } from '@crm/contract/screens'
import * as z from 'zod'
import type { Context } from '../../context.ts'
import { ok } from '../../http/answer/answers.ts'
import { hashToken } from '../../http/caller/actors.ts'
import { refuse } from '../../http/refusal.ts'
import type { JobContext } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import { replacePassword } from '../auth/auth.service.ts'
import { hashPassword } from '../auth/password.ts'
import { queueMail } from '../outbox/outbox.service.ts'
import { mails } from './join.messages.ts'
import { findByIdAndMail, findByMail, isLiveToken, noteRecovery, useToken } from './recovery.queries.ts'

const linkMinutes = 30
const mailsPerHour = 5
const nothing = ok()

/** The account is looked up by a job, so that the answer is the same, and equally quick, with and without one. */
export const mailIds = job({ name: 'join.ids', data: z.object({ user_name: z.string(), user_email: z.string() }) })
export const mailReset = job({ name: 'join.reset', data: z.object({ user_id: z.string(), user_email: z.string() }) })

export const findId = async (ctx: Context, { body }: ParsedOf<typeof join.findId>) => {
  await ctx.enqueue(mailIds, body)
  return nothing
}

export const findPassword = async (ctx: Context, { body }: ParsedOf<typeof join.findPassword>) => {
  await ctx.enqueue(mailReset, body)
  return nothing
}

const addressOf = (ctx: JobContext, path: string) => new URL(path, ctx.config.publicUrl).href

export const sendIds = async (ctx: JobContext, { user_name, user_email }: z.output<typeof mailIds.data>) => {
  const found = await findByMail(ctx.db, user_name, user_email)
  const [first] = found
  if (!first || !(await noteRecovery(ctx.db, { user_no: first.user_no, rcv_type: 'id' }, mailsPerHour))) return
  const ids = found.map(({ user_id }) => user_id)
  await queueMail(ctx, { to: user_email, ...mails.ids(first.user_name, ids, addressOf(ctx, screens.Login.path)) })
}

export const sendReset = async (ctx: JobContext, { user_id, user_email }: z.output<typeof mailReset.data>) => {
  const found = await findByIdAndMail(ctx.db, user_id, user_email)
  if (!found) return
  const token = randomBytes(32).toString('base64url')
  const token_hash = hashToken(token)
  const recovery = { user_no: found.user_no, rcv_type: 'password', token_hash, minutes: linkMinutes } as const
  if (!(await noteRecovery(ctx.db, recovery, mailsPerHour))) return
  // Behind the #, so that no server, proxy or log on the way ever sees it.
  const url = addressOf(ctx, `${screens.FindPwResult.path}#${token}`)
  await queueMail(ctx, { to: user_email, ...mails.reset(found.user_name, url, linkMinutes) })
}

export const checkReset = async (ctx: Context, { body }: ParsedOf<typeof join.checkReset>) =>
  (await isLiveToken(ctx.db, hashToken(body.token))) ? nothing : refuse('link_expired')

/** Hashing is slow on purpose: outside the transaction, and only for a link that is worth it. */
export const resetPassword = async (ctx: Context, { body }: ParsedOf<typeof join.resetPassword>) => {
  const token_hash = hashToken(body.token)
  if (!(await isLiveToken(ctx.db, token_hash))) return refuse('link_expired')
  const user_pw = await hashPassword(body.user_pw)
  await ctx.transaction(async (tx) => {
    const owner = await useToken(tx.db, token_hash)
    if (!owner) return refuse('link_expired')
    await replacePassword(tx, owner.user_no, user_pw)
    if (owner.user_email) await queueMail(tx, { to: owner.user_email, ...mails.passwordChanged(owner.user_name) })
  })
  return nothing
}
