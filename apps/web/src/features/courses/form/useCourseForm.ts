import { courses } from '@crm/contract/features/courses/courses'
import { type Course, courseCategory, courseFields, courseLevel } from '@crm/contract/features/courses/courses.rows'
import { useUploads } from '../../../shared/kit/files/upload/useUploads.ts'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'

/** A course as its form holds it: no sale price is an empty field, and staff are named by their number alone. */
const toValues = (course: Course | undefined) => ({
  crs_title: course?.crs_title ?? '',
  crs_summary: course?.crs_summary ?? '',
  crs_content: course?.crs_content ?? '',
  cat_code: course?.cat_code ?? null,
  crs_level: course?.crs_level ?? (1 as const),
  teacher_emp_no: course?.teacher_emp_no ?? null,
  teacher_name: course?.teacher_emp_no ? '' : (course?.teacher_name ?? ''),
  crs_price: course?.crs_price ?? 0,
  crs_sale_price: course?.crs_sale_price ?? ('' as const),
  sale_from: course?.sale_from ?? null,
  sale_until: course?.sale_until ?? null,
  crs_days: course?.crs_days ?? 180,
  crs_rate: course?.crs_rate ?? 90,
  is_guarded: course?.is_guarded ?? false,
  is_tax_free: course?.is_tax_free ?? false,
})

const emptyAsNull = (value: unknown) => (value === '' ? null : value)

const toBody = <Values extends { crs_sale_price: unknown; sale_from: unknown; sale_until: unknown }>(
  values: Values,
) => ({
  ...values,
  crs_sale_price: emptyAsNull(values.crs_sale_price),
  sale_from: emptyAsNull(values.sale_from),
  sale_until: emptyAsNull(values.sale_until),
})

/** Makes a course, or changes the one that it is given; the picture of a new one goes with it. */
export const useCourseForm = (course: Course | undefined, onDone?: (row: Course) => unknown) => {
  const uploads = useUploads()
  const state = useRecordForm({
    create: courses.create,
    update: courses.update,
    record: course,
    toValues,
    toBody,
    labels: courseFields,
    show: { cat_code: courseCategory.label, crs_level: courseLevel.label },
    files: [{ uploads, to_table: 'course_pictures', to_no: ({ crs_no }) => crs_no }],
    draft: course ? `course.${course.crs_no}` : 'course',
    onDone: (row) => onDone?.(row),
  })
  return { state, uploads }
}

export type CourseForm = ReturnType<typeof useCourseForm>['state']
