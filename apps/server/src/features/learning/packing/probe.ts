import type { MediaFault } from '@crm/contract/features/learning/media.rows'
import { type InputAudioTrack, type InputVideoTrack, Mp4InputFormat, QuickTimeInputFormat } from 'mediabunny'
import type { OpenVideo } from './storedSource.ts'

/** Shorter than ten hours, so that what is packed stays of a size that can be handled. */
export const mostSeconds = 36_000

export interface Video {
  video: InputVideoTrack
  audio: InputAudioTrack | null
  /** What the clock of the player calls 0. */
  origin: number
  seconds: number
  width: number
  height: number
  codecs: string
}

/** `packable`: browsers play it as it is. `foreign`: only ffmpeg can do something with it. */
export type Probed =
  | { is: 'packable'; facts: Video }
  | { is: 'foreign'; height: number; width: number }
  | { is: MediaFault }

/** Baseline, main, extended and high, of eight bits: others no browser is sure to play. */
const playedProfile = /^avc1\.(42|4d|58|64)/i

const readCodecs = async (video: InputVideoTrack, audio: InputAudioTrack | null) => {
  const picture = (await video.getCodec()) === 'avc' ? await video.getCodecParameterString() : null
  if (!picture || !playedProfile.test(picture)) return null
  if (!audio) return picture
  const sound = (await audio.getCodec()) === 'aac' ? await audio.getCodecParameterString() : null
  return sound ? `${picture},${sound}` : null
}

const probeTracks = async ({ input }: OpenVideo): Promise<Probed> => {
  const format = await input.getFormat()
  const video = await input.getPrimaryVideoTrack()
  if (!video) return { is: 'format' }
  const audio = await input.getPrimaryAudioTrack()
  const origin = await video.getFirstTimestamp()
  const seconds = Math.round((await video.computeDuration()) - origin)
  if (seconds >= mostSeconds) return { is: 'long' }
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()]
  if (seconds < 1 || !width || !height) return { is: 'broken' }
  const isPackable = format instanceof Mp4InputFormat || format instanceof QuickTimeInputFormat
  const codecs = isPackable ? await readCodecs(video, audio) : null
  if (!codecs || !(await video.getDecoderConfig())) return { is: 'foreign', width, height }
  return { is: 'packable', facts: { video, audio, origin, seconds, width, height, codecs } }
}

/** What an uploaded video is; throws only what the storage service said. */
export const probe = async (open: OpenVideo): Promise<Probed> => {
  try {
    if (!(await open.input.canRead().catch(() => false)) && !open.storageFailure()) return { is: 'format' }
    return await probeTracks(open)
  } catch (error) {
    if (open.storageFailure()) throw error
    return { is: 'broken' }
  }
}
