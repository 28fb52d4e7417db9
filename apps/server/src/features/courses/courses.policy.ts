import type { LectureRow } from '@crm/contract/features/courses/courses.rows'
import { missingText } from './courses.messages.ts'

interface SaleFacts {
  crs_summary: string
  crs_content: string
  teacher_name: string
  crs_price: number
  hasPicture: boolean
  lectures: Pick<LectureRow, 'crl_title' | 'crl_kind' | 'is_sample' | 'is_hidden' | 'is_filled'>[]
}

type Lectures = Pick<LectureRow, 'is_sample' | 'is_hidden'>[]

const visible = <Row extends { is_hidden: boolean }>(lectures: Row[]) => lectures.filter(({ is_hidden }) => !is_hidden)

/** Only a trial lets opened parts be kept out of withdrawal, so nothing is sold without one. */
export const hasSample = (lectures: Lectures) => visible(lectures).some(({ is_sample }) => is_sample)

/** The refund is counted in paid lectures, so what costs money has at least one. */
export const hasPaidLecture = (lectures: Lectures) => visible(lectures).some(({ is_sample }) => !is_sample)

/** Everything that a course needs before it can be sold, in the order of the page. */
export const missingForSale = (course: SaleFacts): string[] => {
  const lectures = visible(course.lectures)
  const empty = lectures.filter(({ is_filled }) => !is_filled)
  return [
    ...(course.hasPicture ? [] : [missingText.picture]),
    ...(course.crs_summary ? [] : [missingText.summary]),
    ...(course.crs_content ? [] : [missingText.content]),
    ...(course.teacher_name ? [] : [missingText.teacher]),
    ...(lectures.length ? [] : [missingText.lectures]),
    ...(hasSample(lectures) ? [] : [missingText.sample]),
    ...(course.crs_price === 0 || !lectures.length || hasPaidLecture(lectures) ? [] : [missingText.paid]),
    ...empty.map(({ crl_title, crl_kind }) => missingText[crl_kind](crl_title)),
  ]
}
