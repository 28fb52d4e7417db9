import type { files, UploadPieces } from '@crm/contract/features/files/files'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { one } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { isInPieces, piecesOf } from '../../ports/storage/pieces.ts'
import { storageOf } from '../../ports/storage/storageOf.ts'
import { filesText } from './files.messages.ts'
import { findUpload } from './files.queries.ts'

/** Addresses end after some hours, so only those of the next half gigabyte are given. */
const addressesAtOnce = 32

/** How far an upload of this person is, and where its next missing pieces go. */
export const requestPiecesOf = async (ctx: Context, user_no: number, file_no: number): Promise<UploadPieces> => {
  const upload = (await findUpload(ctx.db, file_no, user_no)) ?? refuse('not_found')
  const { upload_key: key, size, mimetype, place } = upload
  if (place !== null) return refuse('conflict', filesText.alreadyFinished)
  if (!isInPieces(size)) return refuse('invalid_input', filesText.notInPieces)
  const storage = storageOf(ctx.config)
  const terms = { key, size, mimetype }
  const arrived = new Set(await storage.arrivedPieces(terms))
  const missing = piecesOf(size).filter(({ offset }) => !arrived.has(offset))
  const missingBytes = missing.reduce((sum, piece) => sum + piece.size, 0)
  const next = missing.slice(0, addressesAtOnce)
  const pieces = await Promise.all(next.map(async (piece) => ({ ...piece, ...(await storage.pieceTo(terms, piece)) })))
  return { file_no, arrived_bytes: size - missingBytes, pieces }
}

export const requestPieces = async (ctx: Context, { body }: ParsedOf<typeof files.requestPieces>) =>
  one(await requestPiecesOf(ctx, ctx.actor.user_no, body.file_no))
