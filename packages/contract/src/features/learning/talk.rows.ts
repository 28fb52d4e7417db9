import * as z from 'zod'
import { columnsOf } from '../../kit/columns.ts'
import { dateTime, no } from '../../kit/fields.ts'
import { labelled, labelledNumbers } from '../../kit/labelled.ts'

/** Of a question and of an answer. */
export const longestTalk = 2000

export const talkMessages = {
  questionMissing: '질문을 입력해 주세요.',
  answerMissing: '답변을 입력해 주세요.',
  reviewShort: '후기는 10자 이상 써 주세요.',
  reviewLong: '후기는 1,000자까지 쓸 수 있어요.',
  reasonMissing: '숨기는 이유를 입력해 주세요.',
} as const

/** Whether somebody has answered a question. */
export const questionState = labelled({ open: '답변 대기', answered: '답변 완료' })
export const reviewStars = labelledNumbers({ 5: '5점', 4: '4점', 3: '3점', 2: '2점', 1: '1점' })
/** Whether everybody sees a review. */
export const reviewState = labelled({ shown: '공개', hidden: '숨김' })

const Answer = z.object({
  ca_no: no(),
  emp_name: z.string(),
  ca_text: z.string(),
  is_own: z.boolean(),
  reg_dt: dateTime(),
})
export type CourseAnswer = z.output<typeof Answer>

export const CourseQuestion = z.object({
  cq_no: no(),
  crs_no: no(),
  crs_title: z.string(),
  crl_no: no(),
  crl_title: z.string(),
  at_second: z.int().nullable(),
  cq_text: z.string(),
  is_private: z.boolean(),
  user_no: no(),
  user_name: z.string(),
  is_own: z.boolean(),
  reg_dt: dateTime(),
  /** How many files lie with it. */
  files: z.int(),
  answers: z.array(Answer),
})
export type CourseQuestion = z.output<typeof CourseQuestion>

const stateOf = ({ answers }: CourseQuestion) => (answers.length > 0 ? 'answered' : 'open')

const text = { title: '질문', card: 'title' } as const
const facts = {
  crl_title: { title: '차시', width: 200, card: 'fact' },
  user_name: { title: '질문한 사람', width: 110, card: 'fact' },
  is_private: { title: '공개', width: 80, value: (row: CourseQuestion) => (row.is_private ? '비공개' : '공개') },
  q_state: {
    title: '상태',
    width: 100,
    card: 'side',
    value: (row: CourseQuestion) => questionState.label(stateOf(row)),
  },
  reg_dt: { title: '등록일', kind: 'dateTime', width: 150 },
} as const

export const questionColumns = columnsOf<CourseQuestion>()('cq_no', { cq_text: text, ...facts })
/** Of all courses that somebody teaches. */
export const taughtQuestionColumns = columnsOf<CourseQuestion>()('cq_no', {
  cq_text: text,
  crs_title: { title: '강의명', width: 200, card: 'fact' },
  ...facts,
})

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

export const reviewColumns = columnsOf<CourseReview>()('cr_no', {
  cr_text: { title: '후기', card: 'title' },
  stars: { title: '별점', width: 120, card: 'fact', value: ({ stars }) => `${stars}점` },
  user_name: { title: '쓴 사람', width: 110, card: 'fact' },
  reply: { title: '답글', width: 80, value: ({ reply }) => (reply === null ? '' : '있음') },
  r_state: {
    ...{ title: '상태', width: 90, card: 'side' },
    value: ({ hidden_reason }) => reviewState.label(hidden_reason === null ? 'shown' : 'hidden'),
  },
  reg_dt: { title: '등록일', kind: 'dateTime', width: 150 },
})

/** What somebody may do about the review of a course of theirs. */
export const OwnReview = z.object({
  /** The share of the course that is done, in percent. */
  percent: z.int(),
  can_write: z.boolean(),
  review: z.object({ stars: z.int(), cr_text: z.string() }).nullable(),
})
export type OwnReview = z.output<typeof OwnReview>

export const Certificate = z.object({
  crt_no: no(),
  crs_no: no(),
  crs_title: z.string(),
  /** `제2026-00012호` */
  number: z.string(),
  completed_dt: z.string(),
  /** Lectures that came after the course was completed. */
  new_lectures: z.int(),
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
  /** People who went no further than each part. */
  left: z.array(z.int()),
})
export type LectureProgress = z.output<typeof LectureProgress>

/** How far one person is with a course. */
export const LearnerRow = z.object({
  user_no: no(),
  user_name: z.string(),
  client_name: z.string(),
  lectures: z.int(),
  done: z.int(),
  minutes: z.int(),
  first_dt: dateTime().nullable(),
  last_dt: dateTime().nullable(),
  crt_no: no().nullable(),
  completed_dt: z.string().nullable(),
})
export type LearnerRow = z.output<typeof LearnerRow>

export const learnerColumns = columnsOf<LearnerRow>()('user_no', {
  user_name: { title: '이름', card: 'title' },
  client_name: { title: '회사명', width: 160, card: 'fact' },
  done: { title: '완료 차시', width: 100, card: 'side', value: ({ done, lectures }) => `${done} / ${lectures}` },
  minutes: { title: '인정 시간(분)', kind: 'number', width: 110 },
  first_dt: { title: '첫 수강', kind: 'dateTime', width: 150 },
  last_dt: { title: '마지막 수강', kind: 'dateTime', width: 150 },
  completed_dt: { title: '수료일', kind: 'date', width: 124 },
})
