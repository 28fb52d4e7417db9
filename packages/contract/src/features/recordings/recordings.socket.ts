import * as z from 'zod'
import { no } from '../../kit/fields.ts'

/** `/ws/recording`: JSON both ways, and binary frames of sound to the server. */
export const recordingSocketPath = '/ws/recording'

/**
 * A binary frame: its number (uint32, little endian), then mono samples of 16 bits (little endian), frameSamples of them
 * (the last one of a recording may be shorter). Frames are counted from 0 for the whole session, whoever carries them.
 */
export const frameHeadBytes = 4

/**
 * What the browser says. The first message is `hello`, within five seconds. A plain union, because the code of
 * discriminated ones would be in everybody's first load.
 */
export const RecorderMessage = z.union([
  z.object({
    type: z.literal('hello'),
    token: z.string().max(200),
    id: no(),
    /** Made once for each tab: the same tab takes its session over after a lost connection, another one is refused. */
    tab: z.string().min(8).max(64),
    sample_rate: z.int().min(8000).max(192_000),
    channels: z.literal(1),
    bits: z.literal(16),
    /** Whether sound is to be turned into words here; otherwise only lines are sent. */
    is_transcribed: z.boolean(),
  }),
  /** A sentence that the browser's own recogniser heard; the number is the browser's, so that a repeated one is taken once. */
  z.object({
    type: z.literal('line'),
    seq: z.int().min(0),
    start_ms: z.int().min(0),
    end_ms: z.int().min(0),
    text: z.string().trim().min(1).max(5000),
  }),
  z.object({ type: z.literal('stop'), frames: z.int().min(0) }),
])
export type RecorderMessage = z.output<typeof RecorderMessage>

/** What the server says. */
export const RecorderAnswer = z.union([
  /** `next_frame`: where sound goes on; `next_line`: the first number of a line that is not stored yet. */
  z.object({ type: z.literal('ready'), next_frame: z.int(), next_line: z.int(), is_transcribed: z.boolean() }),
  /** Everything before `next_frame` was taken: the window of unacknowledged frames moves on. */
  z.object({ type: z.literal('taken'), next_frame: z.int(), next_line: z.int() }),
  /** Part of a sentence, replaced by the next message of the same `seq`, or a whole one, which is stored. */
  z.object({
    type: z.literal('transcript'),
    seq: z.int(),
    is_final: z.boolean(),
    start_ms: z.int(),
    end_ms: z.int(),
    alternatives: z.array(z.object({ text: z.string() })),
  }),
  /** The transcript is whole. */
  z.object({ type: z.literal('complete') }),
  /** `transcriber_failed` leaves the connection open: sound goes on, and words do once it is well again. After the others it closes. */
  z.object({
    type: z.literal('problem'),
    code: z.enum(['not_signed_in', 'not_found', 'other_tab', 'wrong_format', 'gap', 'too_long', 'transcriber_failed']),
    message: z.string(),
    next_frame: z.int().optional(),
  }),
])
export type RecorderAnswer = z.output<typeof RecorderAnswer>
