import { courses } from '@crm/contract/features/courses/courses'
import type { CourseRow } from '@crm/contract/features/courses/courses.rows'
import { messages } from '@crm/contract/messages'
import { pathOf } from '@crm/contract/paths'
import { call } from '../../shared/lib/server/api.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { coursesText as text } from './courses.messages.ts'

export const courseList = { path: pathOf('CampAdmList'), title: text.title }
export const coursePath = (crs_no: number, tab?: string) =>
  pathOf('CampClassDetail', { id: crs_no }, tab ? { tab } : {})

export const useCategories = () => useRead(courses.categories)

const most = 1000

/** The courses of a category as people see them, in the order that staff gave them. */
export const useCoursesInOrder = (cat_code: CourseRow['cat_code']) =>
  useRead(courses.list, { query: { cat_code, sort: 'crs_place', desc: 0, limit: most } })

export const useMoveCourse = () => useWrite(courses.move)

export const useCopyCourse = (onDone: (crs_no: number) => void) =>
  useWrite(courses.copy, { done: text.copied, onDone: ({ query: [copy] }) => copy && onDone(copy.crs_no) })

export const usePublish = () => useWrite(courses.publish, { done: text.published })

export const useEndSale = () => useWrite(courses.endSale, { done: text.saleEnded })

export const useRemoveCourse = () =>
  useWrite(courses.remove, {
    done: messages.deleted,
    undo:
      (_answer, { params }) =>
      () =>
        call(courses.restore, { params }),
  })

export const useRestoreCourse = () => useWrite(courses.restore, { done: messages.restored })

export const useRemoveCoursePicture = () => useWrite(courses.removePicture, { done: messages.deleted })
