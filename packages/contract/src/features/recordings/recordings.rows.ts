import * as z from 'zod'
import { dateTime, no } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'

/** How meetings are recorded (docs/rules.md, recordings). */
export const recording = {
  sampleRate: 44_100,
  /** Samples of one frame: what the audio graph hands over, and what the socket carries with one number. */
  frameSamples: 4096,
  /** How much sound one stored chunk holds: all but the last one are exactly as long. */
  chunkSeconds: 60,
  /** How often chunks are uploaded while a recording runs. */
  uploadEveryMs: 600_000,
  /** How often sound is put into the browser's own storage. */
  keepEveryMs: 3000,
  reconnectMs: 3000,
  /** How long a stopped recording waits for the last words. */
  completeMs: 5000,
  resetMs: 3000,
  previewLength: 30,
  /** Frames sent before the server has acknowledged any of them. */
  mostUnacknowledged: 200,
  longestHours: 12,
} as const

/** Where the words come from. */
export const transcriberKind = labelled({ none: '사용 안 함', browser: '이 브라우저', server: '서버' })
export type TranscriberKind = z.output<typeof transcriberKind.schema>

export const recordingState = labelled({ recording: '녹음 중', saved: '저장됨' })

/** A session of somebody's recordings. */
export const Recording = z.object({
  id: no(),
  title: z.string(),
  emp_no: no(),
  emp_name: z.string(),
  proj_no: no().nullable(),
  proj_name: z.string().nullable(),
  ms_no: no().nullable(),
  /** Of the meeting it is linked to. */
  client_name: z.string().nullable(),
  meeting_dt: dateTime().nullable(),
  state: recordingState.schema,
  transcriber: transcriberKind.schema,
  started_dt: dateTime(),
  ended_dt: dateTime().nullable(),
  /** Of the sound that has arrived. */
  seconds: z.number(),
  has_sound: z.boolean(),
  /** Why something is missing: no sound could be made, a part never arrived. */
  note: z.string(),
  line_count: z.int(),
  /** The beginning of the transcript, or what stands around the keyword. */
  preview: z.string(),
  /** Whether the attendees were told of it (참석자에게 녹음을 알렸나요?). */
  is_told: z.boolean(),
  /** The day after which it is deleted. */
  keep_until: z.string(),
  is_own: z.boolean(),
  /** Whether the caller corrects its words: who recorded it, and the people of its meeting. */
  may_edit: z.boolean(),
  shared_with: z.array(z.object({ emp_no: no(), emp_name: z.string() })),
})
export type Recording = z.output<typeof Recording>

/** The specification's session: what a recorder asks for and is answered. */
export const RecordingSession = z.object({
  id: no(),
  type: z.literal('user'),
  proj_no: no().nullable(),
  /** The lines of the transcript, in their order. */
  recording_sessions: z.array(z.string()),
  /** The first chunk that has not arrived. */
  next_seq: z.int(),
  /** Samples that have arrived without a gap. */
  samples: z.int(),
  state: recordingState.schema,
  started_dt: dateTime(),
})
export type RecordingSession = z.output<typeof RecordingSession>

/** A sentence of a transcript. */
export const TranscriptLine = z.object({
  line_no: z.int(),
  start_ms: z.int(),
  end_ms: z.int(),
  text: z.string(),
  /** A pause before it, or another voice, begins a paragraph. */
  paragraph: z.int(),
  speaker: z.string().nullable(),
  /** Proposed where a speaker model is configured; never stored by itself. */
  suggested_speaker: z.string().nullable(),
  is_edited: z.boolean(),
  /** Money or phone numbers: proposed for the internal text only. */
  is_internal: z.boolean(),
})
export type TranscriptLine = z.output<typeof TranscriptLine>

/** What this server can do with sound. */
export const RecordingAbility = z.object({
  /** Whether words can come from the server. */
  has_transcriber: z.boolean(),
  /** Why not, although one is configured. */
  problem: z.string().nullable(),
  /** Whether drafts of minutes can be asked for. */
  has_drafts: z.boolean(),
  has_speakers: z.boolean(),
  keep_days: z.int(),
})
export type RecordingAbility = z.output<typeof RecordingAbility>

const DraftSentence = z.object({ text: z.string(), line_nos: z.array(z.int()) })

/** A proposal for both texts of minutes; every sentence names the lines that it comes from. */
export const MinutesDraft = z.object({ mrd_content: z.array(DraftSentence), mrd_secret: z.array(DraftSentence) })
export type MinutesDraft = z.output<typeof MinutesDraft>
