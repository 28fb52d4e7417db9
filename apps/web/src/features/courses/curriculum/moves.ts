import type { Chapter } from '@crm/contract/features/courses/courses.rows'

export interface LecturePlace {
  crc_no: number
  /** The lecture it stands before; null at the end of the chapter. */
  before: number | null
}

/** Where a lecture goes by one step up or down, also into the neighbouring chapter; undefined at the ends of the course. */
export const lectureStep = (chapters: readonly Chapter[], crl_no: number, step: -1 | 1): LecturePlace | undefined => {
  const at = chapters.findIndex(({ lectures }) => lectures.some((lecture) => lecture.crl_no === crl_no))
  const chapter = chapters[at]
  if (!chapter) return undefined
  const nos = chapter.lectures.map((lecture) => lecture.crl_no)
  const place = nos.indexOf(crl_no)
  const isInside = step === -1 ? place > 0 : place < nos.length - 1
  if (isInside) {
    const before = step === -1 ? nos[place - 1] : nos[place + 2]
    return { crc_no: chapter.crc_no, before: before ?? null }
  }
  const next = chapters[at + step]
  return next && { crc_no: next.crc_no, before: step === -1 ? null : (next.lectures[0]?.crl_no ?? null) }
}

/** The curriculum with a lecture at its new place, as the server will answer it. */
export const withLectureAt = (
  chapters: readonly Chapter[],
  crl_no: number,
  { crc_no, before }: LecturePlace,
): Chapter[] => {
  const lecture = chapters.flatMap(({ lectures }) => lectures).find((one) => one.crl_no === crl_no)
  if (!lecture || before === crl_no) return [...chapters]
  return chapters.map((chapter) => {
    const others = chapter.lectures.filter((one) => one !== lecture)
    if (chapter.crc_no !== crc_no) return { ...chapter, lectures: others }
    const at = before === null ? others.length : others.findIndex((one) => one.crl_no === before)
    return { ...chapter, lectures: others.toSpliced(at < 0 ? others.length : at, 0, { ...lecture, crc_no }) }
  })
}
