import type { docViews } from '@crm/contract/features/docViews/docViews'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { one } from '../../http/answer/answers.ts'
import { contentHeadersOf } from '../../http/answer/contentHeaders.ts'
import { Download } from '../../http/answer/download.ts'
import { refuse } from '../../http/refusal.ts'
import { storageOf } from '../../ports/storage/storageOf.ts'
import { guestLabel, guestOf, guestSees } from '../fileShares/fileShares.service.ts'
import { renditionOf, retryRendition } from '../fileTexts/renditions.service.ts'
import { isStampable } from '../fileTexts/stamps.service.ts'
import { noteViewed } from '../fileTree/fileTree.service.ts'
import { findEntry, requireEntry } from '../reference/seenFiles.service.ts'
import { announceNews } from './docViews.alarms.ts'
import { unnamedGuest } from './docViews.messages.ts'
import { findNow, findReaderName, findShareForClient, findVersion, findView, upsertView } from './docViews.queries.ts'
import { addViewTime } from './viewTime.queries.ts'

type Guest = NonNullable<Awaited<ReturnType<typeof guestOf>>>

/** Whoever reads: a guest who came in by a link, or the member who is signed in. */
export type Reader =
  | { user_no: null; sg_no: number; address: string | null; guest: Guest }
  | { user_no: number; sg_no: null; address: null; guest: null }

const memberOf = (user_no: number): Reader => ({ user_no, sg_no: null, address: null, guest: null })

/** A link's guest first, so that what is opened by a link is read under the link's rules. Refuses everybody else. */
export const readerOf = async (ctx: Context): Promise<Reader> => {
  const guest = await guestOf(ctx)
  if (guest) return { user_no: null, sg_no: guest.sg_no, address: guest.email, guest }
  const { visitor } = ctx
  if (!visitor) return refuse('not_signed_in')
  if (visitor.gate !== 'open') return refuse(visitor.gate)
  return memberOf(visitor.user_no)
}

interface Rights {
  sh_no: number | null
  may_download: boolean
  may_comment: boolean
  has_watermark: boolean
}

const everything: Rights = { sh_no: null, may_download: true, may_comment: true, has_watermark: false }

/** A document that the reader sees, and what they may do with it. */
const requireDocument = async (ctx: Context, { guest }: Reader, ft_no: number) => {
  if (guest) {
    const entry = await findEntry(ctx, ft_no)
    if (entry?.state !== 1 || entry.kind !== 'file' || !guestSees(guest, entry.path)) return refuse('not_found')
    // Only the rights: a guest has a number of an entry too, that of what was shared.
    const { sh_no, may_download, may_comment, has_watermark } = guest
    return { entry, rights: { sh_no, may_download, may_comment, has_watermark }, isShared: true }
  }
  const entry = await requireEntry(ctx, ft_no)
  if (entry.kind !== 'file') return refuse('not_found')
  const { user_type, user_no, client_no } = ctx.actor
  if (user_type === 'emp' || entry.client_no === client_no) return { entry, rights: everything, isShared: false }
  const rights = (await findShareForClient(ctx.db, entry.path, user_no)) ?? refuse('not_found')
  return { entry, rights, isShared: true }
}

export const labelOf = async (ctx: Context, reader: Reader) =>
  reader.guest ? (guestLabel(reader.guest) ?? unnamedGuest) : findReaderName(ctx.db, reader.user_no)

/** Nobody takes a document without the watermark that its share demands. */
const wayOf = ({ may_download, has_watermark }: Rights, version: Parameters<typeof isStampable>[0]) => {
  if (!may_download) return null
  if (!has_watermark) return 'file' as const
  return isStampable(version) ? ('marked' as const) : null
}

const pdfStateOf = async (ctx: Context, fv_no: number) => (await renditionOf(ctx, fv_no))?.state ?? null

/** What is shared is shared as it is now: older versions are for those whose data room it is. */
const readDocument = async (
  ctx: Context,
  reader: Reader,
  { ft_no, fv_no: wanted }: { ft_no: number; fv_no?: number | undefined },
) => {
  const { entry, rights, isShared } = await requireDocument(ctx, reader, ft_no)
  const fv_no = wanted ?? entry.fv_no
  if (fv_no === null || (isShared && fv_no !== entry.fv_no)) return refuse('not_found')
  const version = (await findVersion(ctx.db, entry.ft_no, fv_no)) ?? refuse('not_found')
  const { may_download, may_comment, has_watermark } = rights
  const isGuest = reader.sg_no !== null
  const facts = {
    ft_no: entry.ft_no,
    fv_no,
    ver: version.ver,
    name: entry.name,
    size: version.size,
    mimetype: version.mimetype,
    pdf_state: await pdfStateOf(ctx, fv_no),
    may_convert: !isGuest,
    fa_no: may_download && !has_watermark && !isGuest ? version.fa_no : null,
    download_way: wayOf(rights, { ...version, name: entry.name }),
    may_download,
    may_comment,
    has_watermark,
    reader: await labelOf(ctx, reader),
    proj_no: isGuest ? null : entry.proj_no,
  }
  return { facts, version, sh_no: rights.sh_no }
}

export const openDocument = async (ctx: Context, { body }: ParsedOf<typeof docViews.open>) => {
  const reader = await readerOf(ctx)
  const { facts, sh_no } = await readDocument(ctx, reader, body)
  const { ft_no, fv_no } = facts
  const is_outside = ctx.visitor?.user_type !== 'emp'
  const { is_new_visit, ...view } = await upsertView(ctx.db, { ...reader, ft_no, fv_no, sh_no, is_outside })
  if (reader.user_no !== null) await noteViewed(ctx, reader.user_no, ft_no)
  // A document whose PDF is being made is opened every three seconds.
  if (is_new_visit) ctx.publish('doc_views.changed')
  return one({ ...view, ...facts })
}

/** Staff who look at a client's screens: whoever else asks would read without being counted. */
const lookerOf = ({ actor }: Context): Reader =>
  actor.viewer_no === null ? refuse('not_found') : memberOf(actor.user_no)

export const lookAtDocument = async (ctx: Context, { query }: ParsedOf<typeof docViews.look>) => {
  const { facts } = await readDocument(ctx, lookerOf(ctx), query)
  return one({ ...facts, may_comment: false, now_dt: await findNow(ctx.db) })
}

export const sendLookedDocument = async (ctx: Context, { query }: ParsedOf<typeof docViews.lookFile>) => {
  const { facts, version } = await readDocument(ctx, lookerOf(ctx), query)
  return sendVersion(ctx, version, facts.name, query.as)
}

/** A view belongs to its reader, and lasts as long as they see the document. For other features too. */
export const requireView = async (ctx: Context, dv_no: number) => {
  const reader = await readerOf(ctx)
  const view = (await findView(ctx.db, dv_no, reader)) ?? refuse('not_found')
  const { entry, rights, isShared } = await requireDocument(ctx, reader, view.ft_no)
  return { ...view, ...rights, sh_no: rights.sh_no ?? view.sh_no, entry, isShared, reader }
}

type Version = NonNullable<Awaited<ReturnType<typeof findVersion>>>

/** The document itself or the PDF that was made of it, through this server: a link would outlive the share. */
export const sendVersion = (ctx: Context, version: Version, name: string, as: 'pdf' | undefined) => {
  const send = (file: { file_no: number; size: number; place: string; originalname: string; mimetype: string }) =>
    new Download({
      headers: contentHeadersOf(file),
      size: file.size,
      tag: `"file-${file.file_no}"`,
      open: (range) => storageOf(ctx.config).read(file.place, range),
    })
  if (!as) return send({ ...version, originalname: name })
  const { pdf_no, pdf_place, pdf_size } = version
  if (pdf_no === null || pdf_place === null || pdf_size === null) return refuse('not_found')
  const pdf = { originalname: `${name}.pdf`, mimetype: 'application/pdf' }
  return send({ ...pdf, file_no: pdf_no, size: pdf_size, place: pdf_place })
}

export const sendDocument = async (ctx: Context, { params, query }: ParsedOf<typeof docViews.file>) => {
  const { ft_no, fv_no, entry } = await requireView(ctx, params.dv_no)
  const version = (await findVersion(ctx.db, ft_no, fv_no)) ?? refuse('not_found')
  return sendVersion(ctx, version, entry.name, query.as)
}

/** Members only: a link that goes round must not keep the server busy. */
export const convertAgain = async (ctx: Context, { params }: ParsedOf<typeof docViews.convert>) => {
  const { fv_no, reader } = await requireView(ctx, params.dv_no)
  if (reader.guest) return refuse('not_found')
  await retryRendition(ctx, fv_no)
  return one({ pdf_state: await pdfStateOf(ctx, fv_no) })
}

const millisOf = (moment: string) => Date.parse(`${moment.replace(' ', 'T')}+09:00`)

/** Only the times when somebody was there count. */
export const saveViewTime = async (ctx: Context, { params, body }: ParsedOf<typeof docViews.saveTime>) => {
  const reader = await readerOf(ctx)
  const times = body.viewing_time.flatMap(({ page, times }) =>
    times
      .filter(({ type }) => type === 'on')
      .map(({ start_dt, end_dt }) => ({ page, start: millisOf(start_dt), end: millisOf(end_dt) })),
  )
  const saved = await addViewTime(ctx.db, params.dv_no, reader, times, body.pages ?? null)
  if (!saved) {
    if (!(await findView(ctx.db, params.dv_no, reader))) return refuse('not_found')
    return one({ is_counted: false, seconds: 0 })
  }
  if (saved.news || saved.is_finished) await announceNews(ctx, params.dv_no, saved)
  return one({ is_counted: true, seconds: saved.seconds })
}
