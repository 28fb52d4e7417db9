import { uploadLimits } from '@crm/contract/features/files/files'
import type { sharedLinks } from '@crm/contract/features/sharedLinks/sharedLinks'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { one, page } from '../../http/answer/answers.ts'
import { contentDisposition, contentHeadersOf } from '../../http/answer/contentHeaders.ts'
import { Download } from '../../http/answer/download.ts'
import { refuse } from '../../http/refusal.ts'
import { sharedLinkSeconds } from '../../ports/storage/storage.ts'
import { storageOf } from '../../ports/storage/storageOf.ts'
import { acceptancePdfOfGuest, hasAccepted } from '../fileShares/acceptance.service.ts'
import { type Guest, guestLabel, guestOf, guestSees, noteGuestDownload } from '../fileShares/fileShares.service.ts'
import { stampedDownload, stampWords } from '../fileTexts/stamps.service.ts'
import { findInBox, findNames, findOnPaths, findShared, findSharer, findStored, sumFiles } from './entries.queries.ts'
import { sharedLinkTexts } from './sharedLinks.messages.ts'
import { refuseLink } from './sharedLinks.service.ts'

/** Whoever came in by a link; a session that has ended looks like a link that has. */
export const requireGuest = async (ctx: Context): Promise<Guest> => (await guestOf(ctx)) ?? refuseLink()

/** Only what lies inside the share is there at all. */
export const requireAllShared = async (ctx: Pick<Context, 'db'>, guest: Guest, wanted: number[]) => {
  const entries = await findOnPaths(ctx.db, wanted)
  const areThere = entries.length === new Set(wanted).size && entries.every(({ path }) => guestSees(guest, path))
  return areThere ? entries : refuse('not_found')
}

const requireShared = async (ctx: Context, guest: Guest, ft_no: number) => {
  const [entry] = await requireAllShared(ctx, guest, [ft_no])
  return entry ?? refuse('not_found')
}

export const showShared = async (ctx: Context) => {
  const guest = await requireGuest(ctx)
  const { ft_no, sg_no, emp_no, title, may_download, may_comment, has_watermark, expires_dt } = guest
  const [shared_by, sums, has_accepted] = await Promise.all([
    findSharer(ctx.db, emp_no),
    sumFiles(ctx.db, ft_no),
    hasAccepted(ctx, sg_no),
  ])
  return one({
    ft_no,
    kind: guest.entry_kind as 'box' | 'file',
    name: guest.entry_name,
    title,
    company: ctx.config.company.name,
    shared_by,
    may_download,
    may_comment,
    has_watermark,
    reader: guestLabel(guest),
    expires_dt,
    files: sums.files,
    bytes: Number(sums.bytes),
    has_accepted,
  })
}

/** From what was shared down to the box; what lies above it stays unknown. */
const wayTo = async (ctx: Context, guest: Guest, path: number[]) => {
  const below = path.slice(path.indexOf(guest.ft_no))
  const names = new Map((await findNames(ctx.db, below)).map(({ ft_no, name }) => [ft_no, name]))
  return below.map((ft_no) => ({ ft_no, name: names.get(ft_no) ?? '' }))
}

export const listShared = async (ctx: Context, { query }: ParsedOf<typeof sharedLinks.list>) => {
  const guest = await requireGuest(ctx)
  const entry = await requireShared(ctx, guest, query.box_ft_no ?? guest.ft_no)
  if (entry.kind === 'file') return page({ query: await findShared(ctx.db, entry.ft_no), total: 1, path: [] })
  const found = await findInBox(ctx.db, entry.ft_no, query)
  return page({ ...found, path: await wayTo(ctx, guest, entry.path) })
}

export const requireDownload = (guest: Guest) => guest.may_download || refuse('not_allowed', sharedLinkTexts.noDownload)

export const downloadShared = async (ctx: Context, { query }: ParsedOf<typeof sharedLinks.download>) => {
  const guest = await requireGuest(ctx)
  requireDownload(guest)
  const entry = await requireShared(ctx, guest, query.ft_no)
  const stored = (await findStored(ctx.db, entry.ft_no)) ?? refuse('not_found')
  const note = () => noteGuestDownload(ctx, guest, entry.name.slice(0, 300))
  if (guest.has_watermark) {
    const words = stampWords(guestLabel(guest) ?? sharedLinkTexts.unnamed, stored.now_dt)
    return stampedDownload(ctx, { ...stored, name: entry.name }, words, note)
  }
  const storage = storageOf(ctx.config)
  const { originalname, size } = stored
  if (size >= uploadLimits.directDownloadFrom) {
    await note()
    return one({ originalname, size, presignedUrl: await storage.linkTo(stored.place, stored, sharedLinkSeconds) })
  }
  return new Download({
    headers: { ...contentHeadersOf(stored), disposition: contentDisposition('attachment', originalname) },
    size,
    tag: `"file-${stored.file_no}"`,
    open: async (range) => {
      // A download in many parts is one download.
      if (!range || range.start === 0) await note()
      return storage.read(stored.place, range)
    },
  })
}

export const downloadAcceptance = async (ctx: Context) => acceptancePdfOfGuest(ctx, await requireGuest(ctx))
