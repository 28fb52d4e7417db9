import { createReadStream } from 'node:fs'
import { mkdtemp, open as openFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JobContext } from '../../../jobs/handler.ts'
import { storageOf } from '../../../ports/storage/storageOf.ts'
import { setLectureLength } from '../../courses/lectures.service.ts'
import { detachSomeFiles } from '../../files/files.service.ts'
import { storeServerFile } from '../../files/uploads.service.ts'
import { packJob } from './packing.jobs.ts'
import {
  deleteSegments,
  failMedia,
  findPacked,
  finishMedia,
  hasOtherRendition,
  insertSegments,
  lockRendition,
  type Rendition,
  type SegmentRow,
  updateRendition,
} from './packing.queries.ts'
import { probe, type Video } from './probe.ts'
import { cutSegments, NotCuttable, UnreadableVideo } from './segments.ts'
import { openVideo } from './storedSource.ts'

const mediaTable = 'lecture_media'

/** One run packs so much; the transaction of a job must not wait for long. */
const most = { segments: 100, bytes: 128 * 1024 * 1024, ms: 20_000 }

type NewSegment = Omit<SegmentRow, 'lr_no' | 'file_no'>

interface Part {
  path: string
  segments: NewSegment[]
  bytes: number
  init: Buffer | null
  isLast: boolean
}

/** Writes the next segments into a file of this machine, until it is large enough. */
const writePart = async (path: string, facts: Video, packed: { count: number; ms: number }): Promise<Part> => {
  const file = await openFile(path, 'w')
  const startedAt = performance.now()
  const part: Part = { path, segments: [], bytes: 0, init: null, isLast: true }
  try {
    for await (const { fromMs, ms, init, bytes } of cutSegments(facts, packed.ms)) {
      part.init ??= init
      await file.write(bytes)
      const n = packed.count + part.segments.length
      part.segments.push({ n, from_ms: fromMs, ms, at_byte: part.bytes, bytes: bytes.length })
      part.bytes += bytes.length
      const isFull = part.segments.length >= most.segments || part.bytes >= most.bytes
      if (isFull || performance.now() - startedAt > most.ms) {
        part.isLast = false
        break
      }
    }
  } finally {
    await file.close()
  }
  return part
}

const storePart = async (ctx: JobContext, rendition: Rendition, { path, bytes, segments }: Part) => {
  const { lm_no, lr_no, user_no } = rendition
  const facts = { originalname: `${lr_no}-${segments[0]?.n ?? 0}.m4s`, size: bytes, mimetype: 'video/iso.segment' }
  const target = { to_table: 'lecture_media', to_no: lm_no }
  const { file_no } = await storeServerFile(ctx, target, user_no, facts, createReadStream(path))
  await insertSegments(
    ctx.db,
    segments.map((segment) => ({ ...segment, lr_no, file_no })),
  )
}

/** A size that cannot be made is left out; without any the video cannot be watched. */
export const failRendition = async (ctx: JobContext, rendition: Rendition, fault: 'format' | 'broken') => {
  const { lr_no, lm_no } = rendition
  await detachSomeFiles(ctx.db, mediaTable, rendition.lm_no, await deleteSegments(ctx.db, rendition.lr_no))
  await updateRendition(ctx.db, lr_no, { state: 'failed' })
  if (!(await hasOtherRendition(ctx.db, lm_no))) await failMedia(ctx.db, lm_no, fault)
  ctx.publish('camp.changed')
}

/** A file that was cut off says how long it should be, and ends before. */
const missingSeconds = 2

const finish = async (ctx: JobContext, rendition: Rendition, { seconds }: Video) => {
  const { lr_no, lm_no, file_no, upload_no } = rendition
  const { ms } = await findPacked(ctx.db, lr_no)
  if (ms / 1000 < seconds - missingSeconds) throw new UnreadableVideo()
  // What ffmpeg made is not needed once it is packed.
  const isOwn = file_no !== null && file_no !== upload_no
  await updateRendition(ctx.db, lr_no, { state: 'done', ...(isOwn ? { file_no: null } : {}) })
  if (isOwn) await detachSomeFiles(ctx.db, mediaTable, lm_no, [file_no])
  const length = Math.max(1, Math.floor(ms / 1000))
  if (await finishMedia(ctx.db, rendition, length)) await setLectureLength(ctx.db, rendition.crl_no, length)
}

const packNext = async (ctx: JobContext, rendition: Rendition, facts: Video) => {
  const { lr_no } = rendition
  const folder = await mkdtemp(join(tmpdir(), 'crm-video-'))
  try {
    const part = await writePart(join(folder, 'part'), facts, await findPacked(ctx.db, lr_no))
    if (!rendition.init && !part.init) throw new UnreadableVideo()
    if (part.segments.length) await storePart(ctx, rendition, part)
    const init = part.init && !rendition.init ? { init: part.init } : {}
    await updateRendition(ctx.db, lr_no, { state: 'packing', codecs: facts.codecs, ...init })
    if (part.isLast) await finish(ctx, rendition, facts)
    else await ctx.enqueue(packJob, { lr_no })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  ctx.publish('camp.changed')
}

const isAboutMedia = (error: unknown) => error instanceof NotCuttable || error instanceof UnreadableVideo

export const packRendition = async (ctx: JobContext, { lr_no }: { lr_no: number }) => {
  const rendition = await lockRendition(ctx.db, lr_no)
  if (!rendition?.place || rendition.size === null) return
  if (rendition.state === 'done' || rendition.state === 'failed') return
  const open = openVideo(storageOf(ctx.config), { place: rendition.place, size: rendition.size })
  try {
    const probed = await probe(open)
    if (probed.is !== 'packable') return await failRendition(ctx, rendition, 'broken')
    await packNext(ctx, rendition, probed.facts)
  } catch (error) {
    // What the storage or the database refuses is tried again; what cannot be read is broken for good.
    if (open.storageFailure() || !isAboutMedia(error)) throw error
    await failRendition(ctx, rendition, error instanceof NotCuttable ? 'format' : 'broken')
  } finally {
    open.input.dispose()
  }
}
