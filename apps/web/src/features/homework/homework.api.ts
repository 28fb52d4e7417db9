import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { homework } from '@crm/contract/features/homework/homework'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { useMay } from '../../shared/lib/session/useMay.ts'
import { homeworkText as text } from './homework.messages.ts'

/** Where homework is set: at a project or at a meeting. */
export interface HomeworkPlace {
  proj_no?: number
  ms_no?: number
}

export const useHomework = (place: HomeworkPlace) =>
  useRead(homework.list, { query: place }, { enabled: useMay(homework.list) })

export const useOwnHomework = () => useRead(homework.own)

export const useEndHomework = () => useWrite(homework.end, { done: text.ended })

const typingPause = 250

/** Courses that can be set: the server looks for what is typed, and the chosen one stays among them. */
export const useCourseSearch = (chosen: number | null) => {
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), typingPause)
  const found = useRead(homework.courses, { query: { keyword, limit: 30 } }).data?.query ?? []
  const course = useRead(enrolments.catalogueCourse, { params: { crs_no: chosen ?? 0 } }, { enabled: chosen !== null })
    .data?.query[0]
  const known = course && chosen === course.crs_no ? [course] : []
  const options = [...found.filter(({ crs_no }) => crs_no !== chosen), ...known].map(({ crs_no, crs_title }) => ({
    value: crs_no,
    label: crs_title,
  }))
  const lectures = known.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.lectures))
  return { typed, setTyped, options, lectures }
}
