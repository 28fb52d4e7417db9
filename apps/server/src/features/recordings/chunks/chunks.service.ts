import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { recordingMessages } from '@crm/contract/features/recordings/recordings'
import { recording } from '@crm/contract/features/recordings/recordings.rows'
import type { Context } from '../../../context.ts'
import { refuse, refuseField } from '../../../http/refusal.ts'
import { storageOf } from '../../../ports/storage/storageOf.ts'
import { lockOwnSession } from '../sessions/requireSession.ts'
import type { Session } from '../sessions/sessions.queries.ts'
import { bytesBetween, type CheckedChunk, checkChunk } from './checkChunk.ts'
import { findChunk, nextSeq, setSampleRate, settleChunk, upsertChunk } from './chunks.queries.ts'

const checkFit = async (tx: Context, { id, sample_rate, samples }: Session, chunk: CheckedChunk) => {
  if (sample_rate === null) await setSampleRate(tx.db, id, chunk.sampleRate)
  else if (sample_rate !== chunk.sampleRate) return refuseField('invalid_input', 'files', recordingMessages.wrongRate)
  if (samples + chunk.samples > recording.longestHours * 3600 * chunk.sampleRate)
    return refuse('too_large', recordingMessages.tooLong)
}

/** Reserves the number of the chunk, or finds that its very samples are stored already. */
const reserve = (ctx: Context, id: number, seq: number | undefined, chunk: CheckedChunk) =>
  ctx.transaction(async (tx) => {
    const session = await lockOwnSession(tx, id)
    const number = seq ?? (await nextSeq(tx.db, id))
    const there = await findChunk(tx.db, id, number)
    if (there?.place) return there.hash === chunk.hash ? null : refuse('conflict', recordingMessages.otherBytes)
    await checkFit(tx, session, chunk)
    const { samples, hash, levels } = chunk
    const upload_key = randomBytes(16).toString('hex')
    await upsertChunk(tx.db, { id, seq: number, samples, hash, levels, upload_key })
    return { upload_key, leftover: there?.upload_key }
  })

/**
 * Stores the samples of a WAV file under their number. The bytes go to the storage outside of any transaction; until
 * they are there the chunk does not count as arrived, and whoever sends it again replaces it.
 */
export const storeChunk = async (ctx: Context, id: number, seq: number | undefined, file: File): Promise<void> => {
  const chunk = await checkChunk(file)
  const reserved = await reserve(ctx, id, seq, chunk)
  if (!reserved) return
  const { upload_key, leftover } = reserved
  const storage = storageOf(ctx.config)
  if (leftover) await storage.remove(leftover, null)
  const { dataStart, dataBytes } = chunk
  const body = Readable.from(bytesBetween(file, dataStart, dataStart + dataBytes), { objectMode: false })
  const place = await storage.put(upload_key, body, { size: dataBytes, mimetype: 'application/octet-stream' })
  const isOurs = await ctx.transaction((tx) => settleChunk(tx.db, id, { upload_key, place }))
  if (!isOurs) await storage.remove(upload_key, place)
}
