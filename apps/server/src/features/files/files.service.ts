import { buffer } from 'node:stream/consumers'
import { type Attachment, type FileTarget, type files, uploadLimits } from '@crm/contract/features/files/files'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { ok, one, page } from '../../http/answer/answers.ts'
import { contentHeadersOf } from '../../http/answer/contentHeaders.ts'
import { Download } from '../../http/answer/download.ts'
import { refuse } from '../../http/refusal.ts'
import { type IsAttached, sharedLinkSeconds } from '../../ports/storage/storage.ts'
import { storageOf } from '../../ports/storage/storageOf.ts'
import { filesText } from './files.messages.ts'
import { canChangeFilesOf, canSeeFilesOf, isUploader, ownerOf } from './files.policy.ts'
import {
  type AttachmentRow,
  attachMany,
  countAttachments,
  deleteAttachment,
  deleteAttachmentsByFile,
  deleteAttachmentsOf,
  deleteAttachmentsOfMany,
  findAttachment,
  findAttachmentNo,
  findAttachmentOfFile,
  findAttachmentPage,
  findAttachmentsOf,
  noteAccess,
  noteRemoval,
  noteRemovals,
  renameFile,
} from './files.queries.ts'

const linkTo = async (ctx: Context, row: AttachmentRow) => {
  const isOnlyShared = (await ownerOf(ctx, row.to_table)?.isOnlyShared?.(ctx, row.to_no)) ?? false
  return storageOf(ctx.config).linkTo(row.place, row, isOnlyShared ? sharedLinkSeconds : undefined)
}

/** The row as people get it, with a link that opens it. */
export const toAttachment = async (ctx: Context, row: AttachmentRow): Promise<Attachment> => {
  const { originalname, size, mimetype, place, ...attachment } = row
  const presignedUrl = await linkTo(ctx, row)
  return { ...attachment, file_info: { originalname, size, mimetype, presignedUrl }, transforms: [] }
}

/** Calls the record's feature and makes open lists read again. */
export const announce = async (ctx: Context, { to_table, to_no }: FileTarget) => {
  await ownerOf(ctx, to_table)?.changed?.(ctx, to_no)
  ctx.publish('files.changed')
}

// ---------------------------------------------------------------- calls

export const listFiles = async (ctx: Context, { query }: ParsedOf<typeof files.list>) => {
  if (!(await canSeeFilesOf(ctx, query.to_table, query.to_no))) return refuse('not_found')
  const { query: rows, total } = await findAttachmentPage(ctx.db, query, query)
  return page({ query: await Promise.all(rows.map((row) => toAttachment(ctx, row))), total })
}

const visible = async (ctx: Context, fa_no: number) => {
  const row = await findAttachment(ctx.db, fa_no)
  return row && (await canSeeFilesOf(ctx, row.to_table, row.to_no, fa_no)) ? row : refuse('not_found')
}

/** From 2 GB on the link instead of the file: the browser then fetches, pauses and resumes it by itself. */
export const downloadFile = async (ctx: Context, { query }: ParsedOf<typeof files.download>) => {
  const found = await visible(ctx, query.fa_no)
  const owner = ownerOf(ctx, found.to_table)
  const row = { ...found, originalname: (await owner?.nameOf?.(ctx, found.to_no)) ?? found.originalname }
  const { file_no, originalname, size, place } = row
  // 고객으로 보기 only reads: such a download is not logged, and its transaction could not write the row.
  if (ctx.actor.viewer_no === null) {
    await noteAccess(ctx.db, row.fa_no)
    await owner?.opened?.(ctx, row.to_no)
  }
  const storage = storageOf(ctx.config)
  if (size >= uploadLimits.directDownloadFrom) {
    return one({ originalname, size, presignedUrl: await linkTo(ctx, row) })
  }
  return new Download({
    headers: contentHeadersOf(row),
    size,
    tag: `"file-${file_no}"`,
    open: (range) => storage.read(place, range),
  })
}

const checkChange = async (ctx: Context, row: AttachmentRow) => {
  if (!isUploader(ctx.actor, row)) return refuse('not_allowed', filesText.uploaderOnly)
  if (!(await canChangeFilesOf(ctx, row.to_table, row.to_no))) return refuse('not_allowed', filesText.recordClosed)
}

export const renameAttachment = async (ctx: Context, { params, body }: ParsedOf<typeof files.rename>) => {
  const row = await visible(ctx, params.fa_no)
  await checkChange(ctx, row)
  await renameFile(ctx.db, row.file_no, body.originalname)
  await announce(ctx, row)
  return one(await toAttachment(ctx, { ...row, originalname: body.originalname }))
}

const removeRow = async (ctx: Context, row: AttachmentRow) => {
  await checkChange(ctx, row)
  if (!(await deleteAttachment(ctx.db, row.fa_no))) return refuse('not_found')
  await noteRemoval(ctx.db, row.file_no)
  await announce(ctx, row)
}

export const removeAttachment = async (ctx: Context, { params }: ParsedOf<typeof files.remove>) => {
  await removeRow(ctx, await visible(ctx, params.fa_no))
  return ok()
}

/** For links, which need no token: they end when the file is taken from its record. */
export const isAttached =
  (db: Context['db']): IsAttached =>
  async (fa_no) =>
    (await findAttachmentNo(db, fa_no)) !== undefined

// ---------------------------------------------------------------- for other features, who check the record themselves

/** A file as a whole, for those that are small enough to be held in memory; undefined when it is larger. */
export const readSmallFile = async ({ db, config }: Pick<Context, 'db' | 'config'>, fa_no: number, most: number) => {
  const row = (await findAttachment(db, fa_no)) ?? refuse('not_found')
  if (row.size > most) return undefined
  const body = await buffer(await storageOf(config).read(row.place, undefined))
  return { name: row.originalname, mimetype: row.mimetype, body }
}

/** All files of one record, newest first. */
export const filesOf = async (ctx: Context, to_table: string, to_no: number): Promise<Attachment[]> =>
  (await filesOfMany(ctx, to_table, [to_no])).get(to_no) ?? []

/** The files of many records at once, for lists; records without files are not in it. */
export const filesOfMany = async (ctx: Context, to_table: string, to_nos: number[]) => {
  const rows = await findAttachmentsOf(ctx.db, to_table, to_nos)
  return Map.groupBy(await Promise.all(rows.map((row) => toAttachment(ctx, row))), ({ to_no }) => to_no)
}

/** How many files each record has; records without files are not in it. */
export const countFilesOf = async (ctx: Pick<Context, 'db'>, to_table: string, to_nos: number[]) =>
  new Map((await countAttachments(ctx.db, to_table, to_nos)).map(({ to_no, count }) => [to_no, Number(count)]))

/** Takes one file from a record, as its uploader: `deleteFiles` calls name it by `file_no`. */
export const removeFileOf = async (ctx: Context, target: FileTarget, file_no: number) =>
  removeRow(ctx, (await findAttachmentOfFile(ctx.db, target, file_no)) ?? refuse('not_found'))

/** Detaches all files of a deleted record; the cleanup job deletes their bytes later. */
export const removeFilesOf = async (ctx: Context, to_table: string, to_no: number) => {
  await deleteAttachmentsOf(ctx.db, { to_table, to_no })
  ctx.publish('files.changed')
}

/** For records that keep their files by calls of their own (fileTree): attaches finished uploads, in the caller's transaction. */
export const attachFiles = async (
  db: Context['db'],
  to_table: string,
  rows: { to_no: number; file_no: number }[],
  user_no: number,
) => {
  if (rows.length) await attachMany(db, to_table, rows, user_no)
}

/** Detaches such files; the cleanup job deletes bytes that belong to no record any more. */
export const detachFiles = async (db: Context['db'], to_table: string, to_nos: number[]) => {
  await deleteAttachmentsOfMany(db, to_table, to_nos)
}

/** Files that go with a record that may come back: their bytes stay for some minutes, however old they are. */
export const keepBytesForUndo = noteRemovals

/** The same for some of the files of one record. */
export const detachSomeFiles = async (db: Context['db'], to_table: string, to_no: number, file_nos: number[]) => {
  await deleteAttachmentsByFile(db, { to_table, to_no }, file_nos)
}
