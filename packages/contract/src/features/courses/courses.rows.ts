import * as z from 'zod'
import { columnsOf } from '../../kit/columns.ts'
import { date, dateTime, line, no, optionalLine } from '../../kit/fields.ts'
import { labelled, labelledNumbers } from '../../kit/labelled.ts'

/** The six codes are fixed, because addresses of the catalogue name them; staff may change the words. */
export const courseCategory = labelled({
  basic: '기초',
  invest: '투자',
  marketing: '마케팅',
  branding: '브랜딩',
  development: '개발',
  insight: '인사이트',
})
export const courseState = labelledNumbers({ 0: '삭제', 1: '작성 중', 2: '판매 중', 3: '판매 종료' })
export const courseLevel = labelledNumbers({ 1: '입문', 2: '초급', 3: '중급' })
export const lectureKind = labelled({ video: '영상', text: '글' })
export const bannerPlace = labelled({ home: '홈', camp: '멘토캠프' })

export const courseMessages = {
  titleMissing: '강의명을 입력해 주세요.',
  salePriceTooHigh: '판매가는 정가보다 클 수 없어요.',
  periodTurned: '끝나는 날이 시작하는 날보다 빨라요.',
  periodWithoutSale: '할인 기간에는 판매가를 입력해 주세요.',
  chapterMissing: '챕터 이름을 입력해 주세요.',
  lectureMissing: '차시 제목을 입력해 주세요.',
  categoryMissing: '카테고리 이름을 입력해 주세요.',
  bannerMissing: '배너 제목을 입력해 주세요.',
  wrongLink: '주소는 / 또는 https:// 로 시작해야 해요.',
} as const

/** The word for each fact: forms, lists, Excel files and the history agree. */
export const courseFields = {
  crs_title: '강의명',
  crs_summary: '한 줄 소개',
  crs_content: '상세 소개',
  cat_code: '카테고리',
  crs_level: '난이도',
  teacher_emp_no: '강사(직원)',
  teacher_name: '강사',
  crs_price: '정가',
  crs_sale_price: '판매가',
  sale_from: '할인 시작일',
  sale_until: '할인 종료일',
  crs_days: '수강 기간(일)',
  crs_rate: '수료 기준(%)',
  is_guarded: '순서대로만 재생',
  is_tax_free: '면세',
  state: '상태',
} as const

export const longestCourseText = 100_000

/** At most so many chapters in a course, and lectures in a chapter: moving renumbers them. */
export const mostChapters = 100
export const mostLectures = 200

const title = (max: number, missing: string) =>
  z.string().trim().min(1, { message: missing, abort: true }).pipe(line(max))
const price = () => z.int().min(0).max(100_000_000)

export const CourseDraft = z.object({
  crs_title: title(60, courseMessages.titleMissing),
  crs_summary: optionalLine(120),
  crs_content: z.string().max(longestCourseText),
  cat_code: courseCategory.schema,
  crs_level: courseLevel.schema,
  teacher_emp_no: no().nullable(),
  /** Of somebody from outside; of staff the server knows it. */
  teacher_name: optionalLine(50),
  crs_price: price(),
  /** What it costs in the period of the sale, or always where none is given. */
  crs_sale_price: price().nullable(),
  sale_from: date().nullable(),
  sale_until: date().nullable(),
  crs_days: z.int().min(1).max(3650),
  crs_rate: z.int().min(1).max(100),
  is_guarded: z.boolean(),
  is_tax_free: z.boolean(),
})
export type CourseDraft = z.output<typeof CourseDraft>

/** The rules between fields, at the field that people would change. */
export const checkCourse = (
  draft: Pick<CourseDraft, 'crs_price' | 'crs_sale_price' | 'sale_from' | 'sale_until'>,
  { addIssue }: Pick<z.RefinementCtx, 'addIssue'>,
) => {
  const say = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message })
  const { crs_price, crs_sale_price, sale_from, sale_until } = draft
  if (crs_sale_price !== null && crs_sale_price > crs_price) say('crs_sale_price', courseMessages.salePriceTooHigh)
  if (crs_sale_price === null && (sale_from || sale_until)) say('crs_sale_price', courseMessages.periodWithoutSale)
  if (sale_from && sale_until && sale_from > sale_until) say('sale_until', courseMessages.periodTurned)
}

export const CourseRow = z.object({
  crs_no: no(),
  crs_title: z.string(),
  cat_code: courseCategory.schema,
  cat_name: z.string(),
  crs_level: courseLevel.schema,
  teacher_emp_no: no().nullable(),
  teacher_name: z.string(),
  crs_price: z.int(),
  crs_sale_price: z.int().nullable(),
  /** What it costs today. */
  price_now: z.int(),
  lectures: z.int(),
  seconds: z.int(),
  state: courseState.schema,
  reg_dt: dateTime(),
  /** Opens the picture without a token, for about an hour. */
  picture: z.string().nullable(),
})
export type CourseRow = z.output<typeof CourseRow>

/** With what came of it, for the list. */
export const CourseListRow = CourseRow.extend({
  /** People who have or had a seat and opened it. */
  students: z.int(),
  /** How much of its lectures they have finished on average, in percent; null without students. */
  progress: z.int().nullable(),
  /** The average of its reviews, one place after the point; null without any. */
  stars: z.number().nullable(),
  /** Won of money, less what was refunded. */
  revenue: z.int(),
})
export type CourseListRow = z.output<typeof CourseListRow>

export const Course = CourseRow.extend({
  crs_summary: z.string(),
  crs_content: z.string(),
  sale_from: z.string().nullable(),
  sale_until: z.string().nullable(),
  crs_days: z.int(),
  crs_rate: z.int(),
  is_guarded: z.boolean(),
  is_tax_free: z.boolean(),
  emp_name: z.string(),
  is_sold: z.boolean(),
  /** What is still needed before it can be sold, in words. */
  missing: z.array(z.string()),
  rev: z.int(),
})
export type Course = z.output<typeof Course>

/** The list, and its Excel file. */
export const courseColumns = columnsOf<CourseListRow>()('crs_no', {
  crs_title: { title: courseFields.crs_title, width: 240, sortable: true, card: 'title' },
  cat_name: { title: courseFields.cat_code, width: 88, card: 'fact' },
  crs_level: {
    title: courseFields.crs_level,
    width: 80,
    only: 'excel',
    value: ({ crs_level }) => courseLevel.label(crs_level),
  },
  teacher_name: { title: courseFields.teacher_name, width: 110, card: 'fact' },
  crs_price: { title: courseFields.crs_price, kind: 'money', width: 110, only: 'excel' },
  price_now: { title: courseFields.crs_sale_price, kind: 'money', width: 96, zero: '무료', card: 'fact' },
  lectures: { title: '차시', kind: 'number', width: 64, card: 'hidden' },
  minutes: {
    ...{ title: '길이(분)', kind: 'number', width: 88, only: 'excel' },
    value: ({ seconds }) => Math.ceil(seconds / 60),
  },
  students: { title: '수강생', kind: 'number', width: 88, sortable: true, card: 'fact' },
  progress: { title: '진도(%)', kind: 'number', width: 84, card: 'hidden' },
  stars: { title: '별점', kind: 'number', width: 80, sortable: true, card: 'hidden' },
  revenue: { title: '매출', kind: 'money', width: 120, sortable: true, card: 'hidden' },
  state: { title: courseFields.state, width: 96, card: 'side', value: ({ state }) => courseState.label(state) },
  reg_dt: { title: '등록일', kind: 'date', width: 120, sortable: true, card: 'hidden' },
})

export const ChapterDraft = z.object({ crc_title: title(60, courseMessages.chapterMissing) })

export const LectureDraft = z.object({
  crl_title: title(100, courseMessages.lectureMissing),
  crl_kind: lectureKind.schema,
})

export const LectureChange = z.object({
  crl_title: LectureDraft.shape.crl_title,
  /** The text of a lecture without a video, or what stands under the video. */
  crl_content: z.string().max(longestCourseText),
  is_sample: z.boolean(),
  is_hidden: z.boolean(),
})

export const LectureRow = z.object({
  crl_no: no(),
  crc_no: no(),
  crl_kind: lectureKind.schema,
  crl_title: z.string(),
  is_sample: z.boolean(),
  is_hidden: z.boolean(),
  crl_seconds: z.int(),
  /** Whether there is anything to watch or to read yet. */
  is_filled: z.boolean(),
  rev: z.int(),
})
export type LectureRow = z.output<typeof LectureRow>

export const Lecture = LectureRow.extend({ crs_no: no(), crl_content: z.string() })
export type Lecture = z.output<typeof Lecture>

export const Chapter = z.object({
  crc_no: no(),
  crs_no: no(),
  crc_title: z.string(),
  rev: z.int(),
  lectures: z.array(LectureRow),
})
export type Chapter = z.output<typeof Chapter>

export const CategoryChange = z.object({
  cat_name: title(20, courseMessages.categoryMissing),
  cat_text: optionalLine(200),
  is_shown: z.boolean(),
})

export const CourseCategory = z.object({
  cat_no: no(),
  cat_code: courseCategory.schema,
  cat_name: z.string(),
  cat_text: z.string(),
  is_shown: z.boolean(),
  courses: z.int(),
  picture: z.string().nullable(),
  rev: z.int(),
})
export type CourseCategory = z.output<typeof CourseCategory>

export const BannerDraft = z.object({
  bn_title: title(60, courseMessages.bannerMissing),
  bn_text: optionalLine(120),
  bn_link: z
    .string()
    .trim()
    .max(500, { abort: true })
    .regex(/^(\/(?!\/)|https:\/\/)\S*$/, courseMessages.wrongLink)
    .nullable(),
  bn_place: bannerPlace.schema,
  bn_from: date().nullable(),
  bn_until: date().nullable(),
  /** 1 is shown, 0 is not. */
  state: z.literal([0, 1]),
})
export type BannerDraft = z.output<typeof BannerDraft>

export const checkBanner = (
  { bn_from, bn_until }: Pick<BannerDraft, 'bn_from' | 'bn_until'>,
  { addIssue }: Pick<z.RefinementCtx, 'addIssue'>,
) => {
  if (bn_from && bn_until && bn_from > bn_until)
    addIssue({ code: 'custom', path: ['bn_until'], message: courseMessages.periodTurned })
}

export const BannerRow = z.object({
  bn_no: no(),
  bn_title: z.string(),
  bn_text: z.string(),
  bn_link: z.string().nullable(),
  bn_place: bannerPlace.schema,
  bn_from: z.string().nullable(),
  bn_until: z.string().nullable(),
  state: z.int(),
  picture: z.string().nullable(),
  rev: z.int(),
})
export type BannerRow = z.output<typeof BannerRow>
