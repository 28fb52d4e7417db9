import { sharedLinks } from '@crm/contract/features/sharedLinks/sharedLinks'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { one } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { type Guest, guestOfAddress, noteGuestDownload } from '../fileShares/fileShares.service.ts'
import { keepSelection, keptSelection } from '../fileTree/zip/tickets.service.ts'
import { zipNameOf, zipOf } from '../fileTree/zip/zip.service.ts'
import { requireAllShared, requireDownload, requireGuest } from './entries.service.ts'
import { sharedLinkTexts } from './sharedLinks.messages.ts'
import { refuseLink } from './sharedLinks.service.ts'

/** Everything that a guest may take along at once; with a watermark files leave one by one. */
const requireZippable = (ctx: Pick<Context, 'db'>, guest: Guest, ft_nos: number[]) => {
  requireDownload(guest)
  return guest.has_watermark ? refuse('not_allowed', sharedLinkTexts.oneByOne) : requireAllShared(ctx, guest, ft_nos)
}

/** Refused at once where something may not be taken; what is packed is checked again when the address is followed. */
export const prepareSharedZip = async (ctx: Context, { body }: ParsedOf<typeof sharedLinks.prepareZip>) => {
  const guest = await requireGuest(ctx)
  const ft_nos = body.ft_nos ?? [guest.ft_no]
  const entries = await requireZippable(ctx, guest, ft_nos)
  const { ticket, expires_in } = await keepSelection(ctx, { sg_no: guest.sg_no, ft_nos, with_versions: false })
  return one({ url: sharedLinks.openZip.path.replace(':ticket', ticket), name: zipNameOf(entries), expires_in })
}

/** The address stands for the guest as they are now: it ends with the link, its rules and their session. */
export const openSharedZip = async (ctx: Context, { params }: ParsedOf<typeof sharedLinks.openZip>) => {
  const kept = await keptSelection(ctx, params.ticket)
  const guest = kept?.sg_no ? await guestOfAddress(ctx, kept.sg_no) : null
  if (!kept || !guest) return refuseLink()
  // The boxes above the share are no part of the paths.
  const { download, files } = await zipOf(ctx, await requireZippable(ctx, guest, kept.ft_nos))
  await noteGuestDownload(ctx, guest, sharedLinkTexts.zipped(files.length))
  return download
}
