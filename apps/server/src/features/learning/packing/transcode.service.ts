import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { JobContext } from '../../../jobs/handler.ts'
import { storageOf } from '../../../ports/storage/storageOf.ts'
import { storeServerFile } from '../../files/uploads.service.ts'
import { findFfmpeg, transcode } from './ffmpeg.ts'
import { failRendition } from './pack.service.ts'
import { packJob } from './packing.jobs.ts'
import { findStoredFile, lockRendition, type Rendition, updateRendition } from './packing.queries.ts'

const aliveMs = 20_000

/** The database gives up a transaction that says nothing for a minute; ffmpeg takes longer. */
const whileAlive = async <Result>(db: Db, work: () => Promise<Result>) => {
  const timer = setInterval(() => void sql`select 1`.execute(db).catch(() => {}), aliveMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

const storeResult = async (ctx: JobContext, { lr_no, lm_no, user_no }: Rendition, path: string) => {
  const { size } = await stat(path)
  const target = { to_table: 'lecture_media', to_no: lm_no }
  const facts = { originalname: `${lr_no}.mp4`, size, mimetype: 'video/mp4' }
  return storeServerFile(ctx, target, user_no, facts, createReadStream(path))
}

const transcodeIn = async (ctx: JobContext, rendition: Rendition, ffmpeg: string, folder: string) => {
  const [from, to] = [join(folder, 'upload'), join(folder, 'made.mp4')]
  const { place } = await findStoredFile(ctx.db, rendition.upload_no)
  const { ffmpegMinutes } = ctx.config
  const isMade = await whileAlive(ctx.db, async () => {
    await pipeline(await storageOf(ctx.config).read(place, undefined), createWriteStream(from))
    return transcode(ffmpeg, from, to, rendition.height, ffmpegMinutes)
  })
  if (!isMade) return failRendition(ctx, rendition, 'format')
  const { file_no } = await storeResult(ctx, rendition, to)
  await updateRendition(ctx.db, rendition.lr_no, { state: 'packing', file_no })
  await ctx.enqueue(packJob, { lr_no: rendition.lr_no })
}

export const transcodeRendition = async (ctx: JobContext, { lr_no }: { lr_no: number }) => {
  const rendition = await lockRendition(ctx.db, lr_no)
  if (rendition?.state !== 'waiting' || rendition.file_no !== null) return
  const ffmpeg = findFfmpeg(ctx.config.ffmpegPath)
  if (!ffmpeg) return failRendition(ctx, rendition, 'format')
  const folder = await mkdtemp(join(tmpdir(), 'crm-video-'))
  try {
    await transcodeIn(ctx, rendition, ffmpeg, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
