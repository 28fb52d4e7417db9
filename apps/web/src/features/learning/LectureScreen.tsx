import { learning } from '@crm/contract/features/learning/learning'
import type { LearnedCourse } from '@crm/contract/features/learning/watching.rows'
import { pathOf } from '@crm/contract/paths'
import { screens } from '@crm/contract/screens'
import { Navigate } from 'react-router'
import { PdfButton } from '../../shared/kit/files/download/PdfButton.tsx'
import { WithRecord } from '../../shared/kit/record/RecordPage.tsx'
import { useRecordNo } from '../../shared/kit/record/recordNo.ts'
import { showDate } from '../../shared/lib/format/date.ts'
import { useUser } from '../../shared/lib/session/currentUser.ts'
import { Page } from '../../shared/ui/page/Page.tsx'
import { documentText } from './course/course.messages.ts'
import { LectureView } from './LectureView.tsx'
import { useLearned, useSamples } from './learning.api.ts'
import { playerText as text } from './learning.messages.ts'

/** What a completed course gives on paper. */
const Documents = ({ crs_no, crt_no }: { crs_no: number; crt_no: number }) => (
  <>
    <PdfButton endpoint={learning.studyRecord} params={{ crs_no }}>
      {documentText.record}
    </PdfButton>
    <PdfButton endpoint={learning.certificatePdf} params={{ crt_no }}>
      {documentText.certificate}
    </PdfButton>
  </>
)

interface Props {
  isSample: boolean
}

interface CourseProps extends Props {
  course: LearnedCourse
  isClient: boolean
}

const Course = ({ course, isSample, isClient }: CourseProps) => {
  const { teacher_name, last_day, new_lectures } = course
  const context = [
    teacher_name,
    last_day && text.lastDay(showDate(last_day)),
    new_lectures > 0 && text.newLectures(new_lectures),
    isSample && text.sample,
  ]
  const counts = !isSample && isClient
  return (
    <Page
      title={course.crs_title}
      context={context.filter(Boolean).join(' · ')}
      actions={counts && course.crt_no !== null && <Documents crs_no={course.crs_no} crt_no={course.crt_no} />}
    >
      <LectureView course={course} isSample={isSample} counts={counts} />
    </Page>
  )
}

/** Where each type finds courses; partners only follow links to them. */
const lists = { emp: screens.CampAdmList, client: screens.ClientCampListV3, vc: screens.Index }

const CoursePlayer = ({ isSample }: Props) => {
  const crs_no = useRecordNo('crs_no')
  const user = useUser()
  const { error } = (isSample ? useSamples : useLearned)(crs_no)
  // Without a seat the course itself says how one gets one.
  if (error?.status === 403) return <Navigate replace to={pathOf('ClientCampDetailV3', { crs_no })} />
  return (
    <WithRecord
      endpoint={isSample ? learning.samples : learning.learned}
      params={{ crs_no }}
      list={lists[user?.user_type ?? 'client']}
      words={text.missing}
    >
      {(course) => <Course course={course} isSample={isSample} isClient={user?.user_type === 'client'} />}
    </WithRecord>
  )
}

/** `/client/camp-v3/lecture/{crs_no}` */
export const LectureScreen = () => <CoursePlayer isSample={false} />

/** `/client/camp-v3/lecture-sample/{crs_no}` */
export const LectureSampleScreen = () => <CoursePlayer isSample={true} />
