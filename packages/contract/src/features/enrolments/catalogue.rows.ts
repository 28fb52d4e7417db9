import * as z from 'zod'
import { columnsOf } from '../../kit/columns.ts'
import { no } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'
import { courseCategory, courseLevel, courseState, lectureKind } from '../courses/courses.rows.ts'
import { seatSource } from './enrolments.rows.ts'

export const coursePrice = labelled({ free: '무료', paid: '유료', membership: '멤버십' })
export const courseOrder = labelled({ recommended: '추천', popular: '인기', newest: '최신', price: '가격' })

/** The one thing that somebody can do with a course; `look` where they can only look at it. */
export const courseAction = labelled({
  start: '수강 시작',
  pay: '결제하기',
  continue: '이어보기',
  ended: '판매 종료',
  look: '',
})
export type CourseAction = (typeof courseAction.values)[number]

/** A course in the catalogue. */
export const CourseCard = z.object({
  crs_no: no(),
  crs_title: z.string(),
  crs_summary: z.string(),
  cat_code: courseCategory.schema,
  cat_name: z.string(),
  crs_level: courseLevel.schema,
  teacher_name: z.string(),
  /** The average of its reviews, one place after the point; null without any. */
  stars: z.number().nullable(),
  reviews: z.int(),
  students: z.int(),
  lectures: z.int(),
  seconds: z.int(),
  crs_price: z.int(),
  /** What it costs today. */
  price_now: z.int(),
  /** Free with the company's membership. */
  in_membership: z.boolean(),
  picture: z.string().nullable(),
})
export type CourseCard = z.output<typeof CourseCard>

export const courseCardColumns = columnsOf<CourseCard>()('crs_no', {
  crs_title: { title: '강의명', card: 'title' },
})

export const CatalogueLecture = z.object({
  crl_no: no(),
  crl_title: z.string(),
  crl_kind: lectureKind.schema,
  crl_seconds: z.int(),
  is_sample: z.boolean(),
})

export const CatalogueCourse = CourseCard.extend({
  crs_content: z.string(),
  crs_days: z.int(),
  crs_rate: z.int(),
  is_guarded: z.boolean(),
  is_tax_free: z.boolean(),
  state: courseState.schema,
  /** Lectures that are no samples: the refund is counted in them. */
  paid_lectures: z.int(),
  /** What the caller would pay for one seat: with the company's membership. */
  own_price: z.int(),
  action: courseAction.schema,
  /** The caller's own seat that is used for watching. */
  seat: z
    .object({ cs_no: no(), cs_source: seatSource.schema, last_day: z.string(), is_opened: z.boolean() })
    .nullable(),
  chapters: z.array(z.object({ crc_no: no(), crc_title: z.string(), lectures: z.array(CatalogueLecture) })),
})
export type CatalogueCourse = z.output<typeof CatalogueCourse>

export const CatalogueCategory = z.object({
  cat_code: courseCategory.schema,
  cat_name: z.string(),
  cat_text: z.string(),
  courses: z.int(),
  picture: z.string().nullable(),
})
export type CatalogueCategory = z.output<typeof CatalogueCategory>

export const CatalogueBanner = z.object({
  bn_no: no(),
  bn_title: z.string(),
  bn_text: z.string(),
  bn_link: z.string().nullable(),
  picture: z.string().nullable(),
})

/** A course that the caller has begun. */
export const ContinuedCourse = z.object({
  crs_no: no(),
  crs_title: z.string(),
  picture: z.string().nullable(),
  last_day: z.string(),
  /** Lectures that are done, of all: the same count as in `my`. */
  done: z.int(),
  lectures: z.int(),
})
export type ContinuedCourse = z.output<typeof ContinuedCourse>

/** What stands above the list. */
export const CatalogueHome = z.object({
  banners: z.array(CatalogueBanner),
  categories: z.array(CatalogueCategory),
  continued: z.array(ContinuedCourse),
})
export type CatalogueHome = z.output<typeof CatalogueHome>
