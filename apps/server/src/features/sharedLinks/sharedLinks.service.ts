import { fileShareMessages, shareLimits } from '@crm/contract/features/fileShares/fileShares.rows'
import type { sharedLinks } from '@crm/contract/features/sharedLinks/sharedLinks'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { one } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { keepAcceptance, refuseOldText } from '../fileShares/acceptance.service.ts'
import { admitGuest, noteShareEvent, openLinkOf } from '../fileShares/fileShares.service.ts'
import { isBot } from './bots.ts'
import { deleteOldProofs, shareCodes } from './proofs.queries.ts'
import { proveEmail, provePassword, sendCodeTo } from './proofs.service.ts'

/** Wrong, ended, expired and used-up links look alike, and so does every link to programs that fetch previews. */
export const refuseLink = () => refuse('not_found', fileShareMessages.gone)

const openLink = async (ctx: Context, id: string) => {
  const link = await openLinkOf(ctx, id)
  return link && !isBot(ctx.caller.userAgent) ? link : refuseLink()
}

/** Looking at a link changes nothing: mail programs look at links too. */
export const checkLink = async (ctx: Context, { body }: ParsedOf<typeof sharedLinks.check>) => {
  const { password_hash, needs_email, needs_nda } = await openLink(ctx, body.id)
  return one({ company: ctx.config.company.name, needs_password: password_hash !== null, needs_email, needs_nda })
}

/** Behind the password, so that nobody without it makes us write mails. */
export const sendLinkCode = async (ctx: Context, { body }: ParsedOf<typeof sharedLinks.sendCode>) => {
  const link = await openLink(ctx, body.id)
  if (!link.needs_email) return refuseLink()
  await provePassword(ctx, link, body.password)
  await ctx.transaction((tx) => sendCodeTo(tx, link, body.email))
  return one({ expires_in: shareLimits.codeMinutes * 60 })
}

/** All that the link asks for, one after the other; only who passed everything counts as an opening. */
export const openSharedLink = async (ctx: Context, { body }: ParsedOf<typeof sharedLinks.open>) => {
  const { id, nda } = body
  const link = await openLink(ctx, id)
  const { sh_no } = link
  await provePassword(ctx, link, body.password)
  if (link.needs_nda) refuseOldText(nda)
  const sc_no = link.needs_email ? await proveEmail(ctx, link, body) : null
  const email = link.needs_email ? (body.email ?? null) : null
  const name = link.needs_nda ? (nda?.name ?? null) : null
  const token = await ctx.transaction(async (tx) => {
    if (sc_no !== null && !(await shareCodes.markUsed(tx.db, sc_no))) return refuse('code_expired')
    const guest = (await admitGuest(tx, link, { id, email, name })) ?? refuseLink()
    const { sg_no } = guest
    if (email) await noteShareEvent(tx, { sh_no, kind: 'proved', sg_no, reader: email })
    const title = link.title ?? link.entry_name
    if (name) await keepAcceptance(tx, { sh_no, sg_no, title, name, email })
    return guest.token
  })
  return one({ token })
}

export const sweepProofs = (ctx: Pick<Context, 'db'>) => deleteOldProofs(ctx.db)
