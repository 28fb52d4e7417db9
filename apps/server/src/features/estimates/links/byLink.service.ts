import type { publicEstimates } from '@crm/contract/features/publicEstimates/publicEstimates'
import { publicEstimateMessages } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { one } from '../../../http/answer/answers.ts'
import { hashToken } from '../../../http/caller/actors.ts'
import { refuse } from '../../../http/refusal.ts'
import { isBot } from '../../sharedLinks/bots.ts'
import { findEstimate } from '../estimates.queries.ts'
import { readViewedDraft } from '../viewings/page.service.ts'
import { acceptEstimate, rejectEstimate } from './answers.service.ts'
import { findOpenLink } from './links.queries.ts'
import { askQuestion, askReissue, downloadPage, noteFirstRead, type OpenedPage, readPageOf } from './page.service.ts'

/** Wrong, revoked, old and withdrawn links look alike, and so does every link to programs that fetch previews. */
const refuseLink = () => refuse('not_found', publicEstimateMessages.gone)

const findPage = async (ctx: Context, t: string): Promise<OpenedPage | undefined> => {
  const link = isBot(ctx.caller.userAgent) ? undefined : await findOpenLink(ctx.db, hashToken(t))
  if (!link) return undefined
  const { elk_no, est_snapshot, reissue_asked_dt, sent_no: asked_no, elk_name: reader } = link
  const estimate = (await findEstimate(ctx.db, link.est_no, null)) ?? refuseLink()
  return { estimate, est_snapshot, asked_no, elk_no, reader, reissue_asked_dt }
}

const openLink = async (ctx: Context, t: string) => (await findPage(ctx, t)) ?? refuseLink()

/** As it is now, after whatever was done. */
const showNow = async (ctx: Context, t: string) => one(await readPageOf(ctx, await openLink(ctx, t)))

/** A colleague who looks at the client's page is not the client. */
const isStaff = ({ visitor }: Context) => visitor !== null && visitor.emp_no !== null

export const showByLink = async (ctx: Context, { body }: ParsedOf<typeof publicEstimates.show>) => {
  const page = await findPage(ctx, body.t)
  if (!page) return one((await readViewedDraft(ctx, body.t)) ?? refuseLink())
  if (!isStaff(ctx)) await noteFirstRead(ctx, page)
  return one(await readPageOf(ctx, page))
}

export const downloadByLink = async (ctx: Context, { body }: ParsedOf<typeof publicEstimates.pdf>) =>
  downloadPage(ctx, await openLink(ctx, body.t))

export const acceptByLink = async (ctx: Context, { body }: ParsedOf<typeof publicEstimates.accept>) => {
  await acceptEstimate(ctx, (now) => openLink(now, body.t), body)
  return showNow(ctx, body.t)
}

export const rejectByLink = async (ctx: Context, { body }: ParsedOf<typeof publicEstimates.reject>) => {
  await rejectEstimate(ctx, (now) => openLink(now, body.t), body)
  return showNow(ctx, body.t)
}

export const askByLink = async (ctx: Context, { body }: ParsedOf<typeof publicEstimates.ask>) => {
  await askQuestion(ctx, await openLink(ctx, body.t), body)
  return showNow(ctx, body.t)
}

export const askReissueByLink = async (ctx: Context, { body }: ParsedOf<typeof publicEstimates.askReissue>) => {
  await askReissue(ctx, await openLink(ctx, body.t))
  return showNow(ctx, body.t)
}
