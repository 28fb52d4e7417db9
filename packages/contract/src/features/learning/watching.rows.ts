import * as z from 'zod'
import { dateTime, no } from '../../kit/fields.ts'
import { lectureKind } from '../courses/courses.rows.ts'
import { subtitleLang } from './media.rows.ts'

/** The share of a lecture's seconds that makes it done. */
export const doneShare = 0.9
/** A lecture without a video is done by pressing 학습 완료, not before so many seconds. */
export const readSeconds = 30
/** How often a player says what it has played. */
export const beatSeconds = 10
/** The fastest speed that counts. */
export const fastest = 2

/** One lecture as its learner sees it. */
export const LearnedLecture = z.object({
  crl_no: no(),
  crl_title: z.string(),
  crl_kind: lectureKind.schema,
  crl_seconds: z.int(),
  is_sample: z.boolean(),
  is_opened: z.boolean(),
  is_done: z.boolean(),
  /** Seconds that were watched, and where to go on. */
  watched: z.int(),
  at_second: z.int(),
})
export type LearnedLecture = z.output<typeof LearnedLecture>

export const LearnedCourse = z.object({
  crs_no: no(),
  crs_title: z.string(),
  teacher_name: z.string(),
  is_guarded: z.boolean(),
  /** What share of the lectures completes the course. */
  crs_rate: z.int(),
  lectures: z.int(),
  done: z.int(),
  /** The last day of the seat's period; null for staff who look at the course, and for samples. */
  last_day: z.string().nullable(),
  /** The certificate of the completed course. */
  crt_no: no().nullable(),
  /** Lectures that came after the course was completed. */
  new_lectures: z.int(),
  chapters: z.array(z.object({ crc_no: no(), crc_title: z.string(), lectures: z.array(LearnedLecture) })),
})
export type LearnedCourse = z.output<typeof LearnedCourse>

/** What a player needs; `url` is the playlist, null for a lecture of text. */
export const WatchSession = z.object({
  ws_no: no(),
  crl_no: no(),
  crl_title: z.string(),
  crl_kind: lectureKind.schema,
  crl_seconds: z.int(),
  crl_content: z.string(),
  url: z.string().nullable(),
  subtitles: z.array(z.object({ lang: subtitleLang.schema, url: z.string() })),
  at_second: z.int(),
  /** A guarded course is not watched further ahead than this. */
  furthest: z.int().nullable(),
  is_done: z.boolean(),
  /** Drifts over the picture. */
  watcher: z.string(),
})
export type WatchSession = z.output<typeof WatchSession>

export const WatchProgress = z.object({
  watched: z.int(),
  furthest: z.int(),
  is_done: z.boolean(),
  /** Whether the course was completed by this. */
  is_completed: z.boolean(),
})

export const WatchDevice = z.object({
  wd_no: no(),
  device_name: z.string(),
  is_here: z.boolean(),
  reg_dt: dateTime(),
  seen_dt: dateTime(),
})
export type WatchDevice = z.output<typeof WatchDevice>

export const longestMemo = 2000
export const memoMissing = '메모를 입력해 주세요.'
export const Memo = z.object({ lo_no: no(), at_second: z.int(), memo: z.string(), reg_dt: dateTime() })
export type Memo = z.output<typeof Memo>

export const Material = z.object({ fa_no: no(), originalname: z.string(), size: z.int() })
export type Material = z.output<typeof Material>
