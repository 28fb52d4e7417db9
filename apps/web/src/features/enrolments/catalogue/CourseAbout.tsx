import { RichTextView } from '../../../shared/kit/editor/RichTextView.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { EmptyLine } from '../../../shared/ui/state/EmptyLine.tsx'
import { courseText as text } from '../enrolments.messages.ts'
import { useCourse } from './useCourse.ts'

/** What the course is about, in the words of its keepers. */
export const CourseAbout = () => {
  const course = useCourse()
  if (!course) return null
  return (
    <Card title={text.about}>
      {course.crs_content ? <RichTextView html={course.crs_content} /> : <EmptyLine>{text.noText}</EmptyLine>}
    </Card>
  )
}
