import { courses } from '@crm/contract/features/courses/courses'
import type { Course } from '@crm/contract/features/courses/courses.rows'
import { ImageInput } from '../../../shared/kit/files/images/ImageInput.tsx'
import { FormBody } from '../../../shared/kit/form/FormPage.tsx'
import { useRecordNo } from '../../../shared/kit/record/recordNo.ts'
import { useRecord } from '../../../shared/kit/record/useRecord.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { courseList, useRemoveCoursePicture } from '../courses.api.ts'
import { coursesText as text } from '../courses.messages.ts'
import { CourseFields } from '../form/CourseFields.tsx'
import { useCourseForm } from '../form/useCourseForm.ts'
import { MissingNote } from './MissingNote.tsx'

const Side = ({ course: { crs_no, state, is_sold, missing } }: { course: Course }) => {
  const removePicture = useRemoveCoursePicture()
  return (
    <Stack>
      {state === 0 ? <Note tone="red">{text.deletedNote}</Note> : <MissingNote missing={missing} />}
      {is_sold && <Note>{text.soldNote}</Note>}
      <Card title={text.picture}>
        <Stack>
          <ImageInput
            to={{ to_table: 'course_pictures', to_no: crs_no }}
            canEdit={state !== 0}
            onRemove={() => removePicture.mutate({ params: { crs_no } })}
          />
          <SmallText>{text.pictureHint}</SmallText>
        </Stack>
      </Card>
    </Stack>
  )
}

const BasicForm = ({ course }: { course: Course }) => {
  const { state } = useCourseForm(course)
  const { teacher_emp_no, teacher_name } = course
  const teacher = teacher_emp_no ? { emp_no: teacher_emp_no, emp_name: teacher_name } : undefined
  return (
    <FormBody state={state} back={courseList.path} side={<Side course={course} />}>
      <CourseFields state={state} teacher={teacher} />
    </FormBody>
  )
}

/** What a course is, to read and to change. */
export const BasicTab = () => {
  const crs_no = useRecordNo()
  const { row } = useRecord(courses.detail, { crs_no })
  return row && <BasicForm key={crs_no} course={row} />
}
