import {
  BufferTarget,
  CmafOutputFormat,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Output,
} from 'mediabunny'
import type { Video } from './probe.ts'

const segmentSeconds = 6
/** A key frame may come this much early. */
const slackSeconds = 0.1
/** A segment is held in memory while it is packed. */
const mostSegmentBytes = 64 * 1024 * 1024

export interface Segment {
  fromMs: number
  ms: number
  /** The same for all segments of a video. */
  init: Buffer
  bytes: Buffer
}

/** What cannot be cut into segments: the key frames are too far from each other. */
export class NotCuttable extends Error {}

/** What cannot be read any further. */
export class UnreadableVideo extends Error {}

const msOf = (seconds: number) => Math.round(seconds * 1000)

const bytesOf = ({ buffer }: BufferTarget) => Buffer.from(buffer ?? new ArrayBuffer(0))

/** Starts reading sound at the packet that is heard at a time, or after it. */
const firstSoundFrom = async (sound: EncodedPacketSink, time: number) => {
  let packet = (await sound.getPacket(time)) ?? (await sound.getFirstPacket())
  while (packet && packet.timestamp < time) packet = await sound.getNextPacket(packet)
  return packet
}

/** The packets of one segment, on the clock of the player. */
const packetsUntil = async (
  sink: EncodedPacketSink,
  first: EncodedPacket,
  isOver: (packet: EncodedPacket) => boolean,
) => {
  const packets: EncodedPacket[] = []
  let bytes = 0
  for await (const packet of sink.packets(first)) {
    if (isOver(packet)) return { packets, next: packet }
    packets.push(packet)
    bytes += packet.byteLength
    if (bytes > mostSegmentBytes) throw new NotCuttable()
  }
  return { packets, next: null }
}

const endOf = (packets: EncodedPacket[]) =>
  packets.reduce((end, { timestamp, duration }) => Math.max(end, timestamp + duration), 0)

const write = async ({ video, audio, origin }: Video, picture: EncodedPacket[], sound: EncodedPacket[]) => {
  const [target, initTarget] = [new BufferTarget(), new BufferTarget()]
  const output = new Output({ format: new CmafOutputFormat(), target, initTarget })
  const pictures = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(pictures, { rotation: await video.getRotation() })
  const sounds = audio && sound.length ? new EncodedAudioPacketSource('aac') : null
  if (sounds) output.addAudioTrack(sounds)
  await output.start()
  const shifted = (packet: EncodedPacket) => packet.clone({ timestamp: packet.timestamp - origin })
  const decoderConfig = (await video.getDecoderConfig()) ?? undefined
  for (const packet of picture) await pictures.add(shifted(packet), decoderConfig && { decoderConfig })
  const soundConfig = (await audio?.getDecoderConfig()) ?? undefined
  for (const packet of sound) await sounds?.add(shifted(packet), soundConfig && { decoderConfig: soundConfig })
  await output.finalize()
  return { init: bytesOf(initTarget), bytes: bytesOf(target) }
}

/** The key frame at which the next segment begins; null when everything is packed. */
const firstKey = async (pictures: EncodedPacketSink, origin: number, fromMs: number) => {
  if (!fromMs) return pictures.getFirstKeyPacket()
  const key = await pictures.getKeyPacket(origin + (fromMs + 1) / 1000)
  return key && msOf(key.timestamp - origin) >= fromMs ? key : null
}

async function* cut(facts: Video, fromMs: number): AsyncGenerator<Segment> {
  const { video, audio, origin } = facts
  const pictures = new EncodedPacketSink(video)
  const sounds = audio ? new EncodedPacketSink(audio) : null
  let key = await firstKey(pictures, origin, fromMs)
  let heard = key && sounds ? await firstSoundFrom(sounds, key.timestamp) : null
  while (key) {
    const from: number = key.timestamp
    const isNext = ({ type, timestamp }: EncodedPacket) =>
      type === 'key' && timestamp - from >= segmentSeconds - slackSeconds
    const picture = await packetsUntil(pictures, key, isNext)
    const until = picture.next?.timestamp ?? Number.POSITIVE_INFINITY
    const sound = sounds && heard ? await packetsUntil(sounds, heard, ({ timestamp }) => timestamp >= until) : null
    const end = picture.next?.timestamp ?? endOf(picture.packets)
    const packed = await write(facts, picture.packets, sound?.packets ?? [])
    yield { fromMs: msOf(from - origin), ms: Math.max(1, msOf(end - origin) - msOf(from - origin)), ...packed }
    key = picture.next
    heard = sound?.next ?? null
  }
}

/** Cuts a video at key frames about every six seconds, from where an earlier run has ended. Nothing is encoded anew. */
export async function* cutSegments(facts: Video, fromMs: number): AsyncGenerator<Segment> {
  try {
    yield* cut(facts, fromMs)
  } catch (error) {
    throw error instanceof NotCuttable ? error : new UnreadableVideo()
  }
}
