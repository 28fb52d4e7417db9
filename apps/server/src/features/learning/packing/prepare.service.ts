import type { MediaFault } from '@crm/contract/features/learning/media.rows'
import type { JobContext } from '../../../jobs/handler.ts'
import { storageOf } from '../../../ports/storage/storageOf.ts'
import { findFfmpeg } from './ffmpeg.ts'
import { packJob, prepareJob, transcodeJob } from './packing.jobs.ts'
import {
  deleteRenditions,
  failMedia,
  insertMedia,
  insertRendition,
  lockMedia,
  type Media,
  startMedia,
} from './packing.queries.ts'
import { probe } from './probe.ts'
import { openVideo } from './storedSource.ts'

/** Further sizes that ffmpeg makes; only those below the upload's own. */
const heights = [1080, 720, 360]

const evenWidth = (width: number, height: number, to: number) => Math.max(2, Math.round((width * to) / height / 2) * 2)

interface Size {
  width: number
  height: number
}

const transcodeTo = async (ctx: JobContext, { lm_no }: Media, { width, height }: Size, wanted: number[]) => {
  for (const to of wanted) {
    const size = { height: to, width: evenWidth(width, height, to) }
    const lr_no = await insertRendition(ctx.db, { lm_no, file_no: null, codecs: '', ...size })
    await ctx.enqueue(transcodeJob, { lr_no })
  }
}

const fail = async (ctx: JobContext, { lm_no }: Media, fault: MediaFault) => {
  await failMedia(ctx.db, lm_no, fault)
  ctx.publish('camp.changed')
}

/** A format that only ffmpeg reads: in the largest usual size that it has, and those below. */
const prepareForeign = async (ctx: JobContext, media: Media, size: Size) => {
  const below = heights.filter((height) => height <= size.height)
  await startMedia(ctx.db, media.lm_no)
  await transcodeTo(ctx, media, size, below.length ? below : [size.height])
}

export const prepareMedia = async (ctx: JobContext, { lm_no }: { lm_no: number }) => {
  const media = await lockMedia(ctx.db, lm_no)
  if (media?.state !== 'waiting') return
  const open = openVideo(storageOf(ctx.config), media)
  const probed = await probe(open).finally(() => open.input.dispose())
  const hasFfmpeg = findFfmpeg(ctx.config.ffmpegPath) !== null
  if (probed.is === 'long' || probed.is === 'broken') return fail(ctx, media, probed.is)
  await deleteRenditions(ctx.db, lm_no)
  if (probed.is !== 'packable') {
    if (!hasFfmpeg) return fail(ctx, media, 'format')
    return prepareForeign(ctx, media, probed.is === 'foreign' ? probed : { width: 1280, height: 720 })
  }
  const { width, height, codecs } = probed.facts
  await startMedia(ctx.db, lm_no)
  const lr_no = await insertRendition(ctx.db, { lm_no, file_no: media.file_no, width, height, codecs })
  await ctx.enqueue(packJob, { lr_no })
  const smaller = hasFfmpeg ? heights.filter((one) => one < height) : []
  await transcodeTo(ctx, media, { width, height }, smaller)
  ctx.publish('camp.changed')
}

/** A new upload of a lecture; the same one again does nothing. */
export const takeUpload = async (
  ctx: Pick<JobContext, 'db' | 'enqueue'>,
  upload: { crl_no: number; file_no: number; user_no: number },
) => {
  const media = await insertMedia(ctx.db, upload)
  if (media) await ctx.enqueue(prepareJob, media)
}
