import { Readable } from 'node:stream'
import { learning } from '@crm/contract/features/learning/learning'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { contentDisposition } from '../../../http/answer/contentHeaders.ts'
import { Download } from '../../../http/answer/download.ts'
import { hashToken } from '../../../http/caller/actors.ts'
import { refuse } from '../../../http/refusal.ts'
import { storageOf } from '../../../ports/storage/storageOf.ts'
import { learningText } from '../learning.messages.ts'
import {
  findPlaying,
  findRenditionOf,
  findRenditions,
  findSegment,
  findSegmentTimes,
  findVtt,
  noteDelivery,
} from './playback.queries.ts'

const policy = "default-src 'none'; sandbox"
const headersOf = (type: string, name: string) => ({ type, disposition: contentDisposition('inline', name), policy })

/** Players load ahead: about a minute at double speed. */
const aheadSeconds = 120

const sendBytes = (type: string, name: string, bytes: Buffer) =>
  new Download({
    headers: headersOf(type, name),
    size: bytes.length,
    tag: null,
    open: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
  })
const sendList = (lines: string[]) =>
  sendBytes('application/vnd.apple.mpegurl', 'list.m3u8', Buffer.from(`${lines.join('\n')}\n`))

const requirePlaying = async ({ db }: Context, ticket: string) =>
  (await findPlaying(db, hashToken(ticket))) ?? refuse('not_found')

const requireMedia = async (ctx: Context, ticket: string) => {
  const { lm_no } = await requirePlaying(ctx, ticket)
  return lm_no ?? refuse('not_found')
}

const addressOf = (path: string, ticket: string, lr_no: number) =>
  path.replace(':ticket', ticket).replace(':lr_no', String(lr_no))

export const sendPlaylist = async (ctx: Context, { params: { ticket } }: ParsedOf<typeof learning.playlist>) => {
  const renditions = await findRenditions(ctx.db, await requireMedia(ctx, ticket))
  const lines = renditions.flatMap(({ lr_no, width, height, codecs, bits }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${Math.max(1, bits)},RESOLUTION=${width}x${height},CODECS="${codecs}"`,
    addressOf(learning.renditionList.path, ticket, lr_no),
  ])
  return sendList(['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines])
}

const requireRendition = async (ctx: Context, { ticket, lr_no }: { ticket: string; lr_no: number }) =>
  (await findRenditionOf(ctx.db, await requireMedia(ctx, ticket), lr_no)) ?? refuse('not_found')

export const sendRenditionList = async (ctx: Context, { params }: ParsedOf<typeof learning.renditionList>) => {
  const { lr_no } = await requireRendition(ctx, params)
  const segments = await findSegmentTimes(ctx.db, lr_no)
  const longest = segments.reduce((most, { ms }) => Math.max(most, ms), 0)
  const path = addressOf(learning.segment.path, params.ticket, lr_no)
  return sendList([
    ...['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${Math.ceil(longest / 1000)}`],
    ...['#EXT-X-MEDIA-SEQUENCE:0', '#EXT-X-PLAYLIST-TYPE:VOD'],
    `#EXT-X-MAP:URI="${addressOf(learning.renditionHead.path, params.ticket, lr_no)}"`,
    ...segments.flatMap(({ n, ms }) => [`#EXTINF:${(ms / 1000).toFixed(3)},`, path.replace(':n', String(n))]),
    '#EXT-X-ENDLIST',
  ])
}

export const sendRenditionHead = async (ctx: Context, { params }: ParsedOf<typeof learning.renditionHead>) => {
  const { init } = await requireRendition(ctx, params)
  return sendBytes('video/mp4', 'init.mp4', init ?? refuse('not_found'))
}

/** Streamed from where it is stored. That it was sent is noted when its last byte is on the way: only then does it count. */
export const sendSegment = async (ctx: Context, { params }: ParsedOf<typeof learning.segment>) => {
  const { ticket, lr_no, n } = params
  const segment = (await findSegment(ctx.db, hashToken(ticket), lr_no, n)) ?? refuse('not_found')
  const { ws_no, counts, is_guarded, furthest, from_ms, ms, at_byte, bytes, place } = segment
  if (is_guarded && from_ms / 1000 > furthest + aheadSeconds) return refuse('not_allowed', learningText.guarded)
  return new Download({
    headers: headersOf('video/mp4', `${n}.m4s`),
    size: bytes,
    tag: null,
    open: async (range) => {
      const { start, end } = range ?? { start: 0, end: bytes - 1 }
      const stream = await storageOf(ctx.config).read(place, { start: at_byte + start, end: at_byte + end })
      if (counts && end === bytes - 1) await noteDelivery(ctx.db, ws_no, from_ms, ms)
      return stream
    },
  })
}

export const sendSubtitles = async (ctx: Context, { params }: ParsedOf<typeof learning.subtitles>) => {
  const { crl_no } = await requirePlaying(ctx, params.ticket)
  const vtt = (await findVtt(ctx.db, crl_no, params.lang)) ?? refuse('not_found')
  return sendBytes('text/vtt; charset=utf-8', 'subtitles.vtt', Buffer.from(vtt))
}
