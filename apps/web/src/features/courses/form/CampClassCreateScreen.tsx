import { useNavigate } from 'react-router'
import { ImagePicker } from '../../../shared/kit/files/images/ImageInput.tsx'
import { FormPage } from '../../../shared/kit/form/FormPage.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { courseList, coursePath } from '../courses.api.ts'
import { coursesText as text } from '../courses.messages.ts'
import { CourseFields } from './CourseFields.tsx'
import { useCourseForm } from './useCourseForm.ts'

/** A new course, as a draft; its lectures come next. */
export const CampClassCreateScreen = () => {
  const navigate = useNavigate()
  const { state, uploads } = useCourseForm(undefined, ({ crs_no }) =>
    navigate(coursePath(crs_no, 'curriculum'), { replace: true }),
  )
  return (
    <FormPage
      state={state}
      title={text.createTitle}
      list={courseList}
      back={courseList.path}
      side={
        <Card title={text.picture}>
          <Stack>
            <ImagePicker uploads={uploads} />
            <SmallText>{text.pictureHint}</SmallText>
          </Stack>
        </Card>
      }
    >
      <CourseFields state={state} />
    </FormPage>
  )
}
