import type { CatalogueCourse } from '@crm/contract/features/enrolments/catalogue.rows'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { useNavigate } from 'react-router'
import { useEnrol } from '../enrolments.api.ts'
import { courseText as text } from '../enrolments.messages.ts'

const lecturePath = (crs_no: number) => pathOf('ClientCampLectureV3', { crs_no })

/** The one thing that fits: start, pay, go on, or nothing because the sale has ended. */
export const CourseButton = ({ course: { crs_no, action, seat } }: { course: CatalogueCourse }) => {
  const navigate = useNavigate()
  const enrol = useEnrol({ done: text.started, onDone: () => navigate(lecturePath(crs_no)) })
  if (action === 'look') return null
  if (action === 'ended') return <Button disabled>{text.actions.ended}</Button>
  const press = () => {
    if (action === 'pay') return navigate(pathOf('ClientCampPaymentV3', { crs_no }))
    if (seat) return navigate(lecturePath(crs_no))
    enrol.mutate({ params: { crs_no } })
  }
  return (
    <Button onClick={press} loading={enrol.isPending}>
      {text.actions[action]}
    </Button>
  )
}
