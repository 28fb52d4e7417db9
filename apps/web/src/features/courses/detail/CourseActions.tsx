import type { Course } from '@crm/contract/features/courses/courses.rows'
import { messages } from '@crm/contract/messages'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { alert, confirm } from '../../../shared/ui/overlay/dialogs.ts'
import {
  courseList,
  coursePath,
  useCopyCourse,
  useEndSale,
  usePublish,
  useRemoveCourse,
  useRestoreCourse,
} from '../courses.api.ts'
import { coursesText as text } from '../courses.messages.ts'
import { MissingList } from './MissingNote.tsx'

const CopyButton = ({ params }: { params: { crs_no: number } }) => {
  const navigate = useNavigate()
  const copy = useCopyCourse((made) => navigate(coursePath(made)))
  return (
    <Button variant="default" loading={copy.isPending} onClick={() => copy.mutate({ params })}>
      {text.copy}
    </Button>
  )
}

const RemoveButton = ({ params }: { params: { crs_no: number } }) => {
  const navigate = useNavigate()
  const remove = useRemoveCourse()
  const ask = async () => {
    if (!(await confirm({ title: messages.reallyDelete, yes: text.remove, tone: 'danger' }))) return
    remove.mutate({ params }, { onSuccess: () => navigate(courseList.path) })
  }
  return (
    <Button variant="default" loading={remove.isPending} onClick={ask}>
      {text.remove}
    </Button>
  )
}

const PublishButton = ({ course: { crs_no, missing } }: { course: Course }) => {
  const publish = usePublish()
  const start = () =>
    missing.length
      ? alert({ title: text.cannotPublish, description: <MissingList missing={missing} /> })
      : publish.mutate({ params: { crs_no } })
  return (
    <Button loading={publish.isPending} onClick={start}>
      {text.publish}
    </Button>
  )
}

const EndSaleButton = ({ params }: { params: { crs_no: number } }) => {
  const end = useEndSale()
  const ask = async () => {
    if (await confirm({ title: text.askEndSale, description: text.endSaleHow, yes: text.endSale }))
      end.mutate({ params })
  }
  return (
    <Button variant="default" loading={end.isPending} onClick={ask}>
      {text.endSale}
    </Button>
  )
}

/** What can be done with a course as a whole, by its state. */
export const CourseActions = ({ course }: { course: Course }) => {
  const params = { crs_no: course.crs_no }
  const restore = useRestoreCourse()
  if (course.state === 0)
    return (
      <Button loading={restore.isPending} onClick={() => restore.mutate({ params })}>
        {text.restore}
      </Button>
    )
  return (
    <>
      {course.lectures > 0 && (
        <Button variant="default" component={Link} to={pathOf('ClientCampLectureV3', params)}>
          {text.asStudent}
        </Button>
      )}
      {!course.is_sold && <RemoveButton params={params} />}
      <CopyButton params={params} />
      {course.state === 2 ? <EndSaleButton params={params} /> : <PublishButton course={course} />}
    </>
  )
}
