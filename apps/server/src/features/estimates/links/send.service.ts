import type { estimates } from '@crm/contract/features/estimates/estimates'
import { mobileOf } from '@crm/contract/features/estimates/estimates.words'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { showNumber } from '@crm/contract/kit/numbers'
import * as z from 'zod'
import type { Context } from '../../../context.ts'
import { one } from '../../../http/answer/answers.ts'
import { hashToken } from '../../../http/caller/actors.ts'
import { refuse } from '../../../http/refusal.ts'
import type { JobContext } from '../../../jobs/handler.ts'
import { job } from '../../../jobs/job.ts'
import { queueAlimtalk } from '../../alimtalk/queue.service.ts'
import { queueMail } from '../../outbox/outbox.service.ts'
import { estimatesText } from '../estimates.messages.ts'
import { mayIssue } from '../estimates.policy.ts'
import { getStored, readEstimate } from '../estimates.service.ts'
import { paperOf } from '../papers.service.ts'
import { estimateIssuedTalk, isSendable } from './estimateIssued.alimtalk.ts'
import { linksText } from './links.messages.ts'
import { findLinkToSend, insertLink, revokeLinks, setMail, setToken } from './links.queries.ts'
import { linkUrl, newToken } from './linkTokens.ts'

export interface EstimateReceiver {
  name: string
  phone?: string
  email?: string
}

/** Makes the paper and writes the mail with it: after the commit, because a paper takes half a second. */
export const linkMailJob = job({ name: 'estimates.linkMail', data: z.object({ elk_no: z.int() }) })

/**
 * Sends an issued estimate to one person, in the caller's transaction: by KakaoTalk where there is a mobile number, by
 * mail where there is an address. Each has a link of its own, so that one knows which was read.
 * `sendEstimate(ctx, est_no, { name: '이담당', phone: '010-1234-5678', email: 'lee@one.example' })`
 */
export const sendEstimate = async (ctx: Context, est_no: number, { name, phone, email }: EstimateReceiver) => {
  const { emp_no } = ctx.actor
  const mobile = mobileOf(phone ?? '')
  if (mobile) {
    const elk_no = await insertLink(ctx.db, { est_no, elk_way: 'talk', elk_name: name, elk_phone: mobile, emp_no })
    await queueAlimtalk(ctx, { template: estimateIssuedTalk, to_no: elk_no, receivers: [mobile] })
  }
  if (email) {
    const elk_no = await insertLink(ctx.db, { est_no, elk_way: 'mail', elk_name: name, elk_email: email, emp_no })
    await ctx.enqueue(linkMailJob, { elk_no })
  }
}

/** What the client may still read: a version that was replaced or withdrawn is not sent again. */
const sendable = ['issued', 'accepted', 'expired']

export const sendAgain = async (ctx: Context, { params, body }: ParsedOf<typeof estimates.send>) => {
  const estimate = await getStored(ctx, params.est_no)
  if (!mayIssue(ctx.actor, estimate)) return refuse('not_allowed', estimatesText.notIssuer)
  if (!sendable.includes(estimate.est_state)) return refuse('conflict', estimatesText.onlyIssued)
  await sendEstimate(ctx, estimate.est_no, body)
  ctx.publish('estimates.changed')
  return one(await readEstimate(ctx, estimate.est_no))
}

export const mailLink = async (ctx: JobContext, { elk_no }: z.output<typeof linkMailJob.data>) => {
  const link = await findLinkToSend(ctx.db, elk_no)
  if (!link?.elk_email || !isSendable(link)) return
  const { est_no, est_title, est_code, est_amount, est_valid_dt, client_name } = link
  const body = await paperOf(ctx, est_no)
  const token = newToken()
  await setToken(ctx.db, elk_no, hashToken(token))
  const lines = linksText.mailLines(
    ctx.config.company.name,
    est_code,
    showNumber(est_amount),
    est_valid_dt ?? '',
    linkUrl(ctx.config, token),
  )
  const ob_no = await queueMail(ctx, {
    to: link.elk_email,
    user_name: link.elk_name,
    subject: linksText.mailSubject(est_title),
    lines,
    attachments: [{ name: estimatesText.paperName(client_name, est_code), mimetype: 'application/pdf', body }],
  })
  await setMail(ctx.db, elk_no, ob_no)
  ctx.publish('estimates.changed')
}

/** A withdrawn estimate is no longer read by anybody outside. */
export const revokeLinksOf = async (ctx: Pick<Context, 'db'>, est_root: number) => {
  await revokeLinks(ctx.db, est_root)
}
