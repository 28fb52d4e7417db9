import { learning } from '@crm/contract/features/learning/learning'
import { pathOf } from '@crm/contract/paths'
import { Navigate } from 'react-router'
import { PdfButton } from '../../shared/kit/files/download/PdfButton.tsx'
import { useRecordNo } from '../../shared/kit/record/recordNo.ts'
import { useUser } from '../../shared/lib/currentUser.ts'
import { showDate } from '../../shared/lib/date.ts'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { Page } from '../../shared/ui/Page.tsx'
import { PageSkeleton } from '../../shared/ui/PageSkeleton.tsx'
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

const CoursePlayer = ({ isSample }: Props) => {
  const crs_no = useRecordNo('crs_no')
  const user = useUser()
  const read = (isSample ? useSamples : useLearned)(crs_no)
  const course = read.data?.query[0]
  // Without a seat the course itself says how one gets one.
  if (read.error?.status === 403) return <Navigate replace to={pathOf('ClientCampDetailV3', { crs_no })} />
  if (read.isError) return <ErrorState reason={read.error.message} onRetry={() => read.refetch()} />
  if (!course) return <PageSkeleton />
  const { teacher_name, last_day, new_lectures } = course
  const context = [
    teacher_name,
    last_day && text.lastDay(showDate(last_day)),
    new_lectures > 0 && text.newLectures(new_lectures),
    isSample && text.sample,
  ]
  const counts = !isSample && user?.user_type === 'client'
  return (
    <Page
      title={course.crs_title}
      context={context.filter(Boolean).join(' · ')}
      actions={counts && course.crt_no !== null && <Documents crs_no={crs_no} crt_no={course.crt_no} />}
    >
      <LectureView course={course} isSample={isSample} counts={counts} />
    </Page>
  )
}

/** `/client/camp-v3/lecture/{crs_no}` */
export const LectureScreen = () => <CoursePlayer isSample={false} />

/** `/client/camp-v3/lecture-sample/{crs_no}` */
export const LectureSampleScreen = () => <CoursePlayer isSample={true} />
