import * as z from 'zod'
import { dateTime, no } from '../../kit/fields.ts'

export const talkMessages = {
  questionMissing: '질문을 입력해 주세요.',
  answerMissing: '답변을 입력해 주세요.',
  reviewShort: '후기는 10자 이상 써 주세요.',
  reviewLong: '후기는 1,000자까지 쓸 수 있어요.',
  reasonMissing: '숨기는 이유를 입력해 주세요.',
} as const

const Answer = z.object({ ca_no: no(), emp_name: z.string(), ca_text: z.string(), reg_dt: dateTime() })

export const CourseQuestion = z.object({
  cq_no: no(),
  crs_no: no(),
  crl_no: no(),
  crl_title: z.string(),
  at_second: z.int().nullable(),
  cq_text: z.string(),
  is_private: z.boolean(),
  user_no: no(),
  user_name: z.string(),
  is_own: z.boolean(),
  reg_dt: dateTime(),
  answers: z.array(Answer),
})
export type CourseQuestion = z.output<typeof CourseQuestion>

export const CourseReview = z.object({
  cr_no: no(),
  stars: z.int(),
  cr_text: z.string(),
  user_name: z.string(),
  is_own: z.boolean(),
  reg_dt: dateTime(),
  reply: z.string().nullable(),
  /** For staff, and for its author. */
  hidden_reason: z.string().nullable(),
})
export type CourseReview = z.output<typeof CourseReview>

export const Certificate = z.object({
  crt_no: no(),
  crs_no: no(),
  crs_title: z.string(),
  /** `제2026-00012호` */
  number: z.string(),
  completed_dt: z.string(),
})
export type Certificate = z.output<typeof Certificate>

/** How a lecture is watched: by how many, and which of its parts by how many of them. */
export const LectureProgress = z.object({
  crl_no: no(),
  crl_title: z.string(),
  crl_seconds: z.int(),
  opened: z.int(),
  done: z.int(),
  /** People who watched each part of the video, in its order. */
  heat: z.array(z.int()),
})
export type LectureProgress = z.output<typeof LectureProgress>
