import { courseLevel } from '@crm/contract/features/courses/courses.rows'
import type { CatalogueCourse } from '@crm/contract/features/enrolments/catalogue.rows'
import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { won } from '@crm/contract/kit/numbers'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { RecordPage } from '../../../shared/kit/record/RecordPage.tsx'
import { useRecordNo } from '../../../shared/kit/record/recordNo.ts'
import { ScreenTabs } from '../../../shared/kit/tabs/ScreenTabs.tsx'
import { showDate } from '../../../shared/lib/format/date.ts'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { campText, courseText as text } from '../enrolments.messages.ts'
import { CourseButton } from './CourseButton.tsx'
import { CoursePicture } from './CoursePicture.tsx'
import { CoursePrice } from './CoursePrice.tsx'

const list = { path: pathOf('ClientCampListV3'), title: campText.list.title }

const Actions = ({ course }: { course: CatalogueCourse }) => {
  const user = useUser()
  if (user?.user_type !== 'emp' || !user.emp_scope.includes('CampAdmList')) return <CourseButton course={course} />
  return (
    <Button component={Link} variant="default" to={`/employee/camp-v3/class-detail/${course.crs_no}`}>
      {text.manage}
    </Button>
  )
}

const Side = ({ course }: { course: CatalogueCourse }) => (
  <Stack>
    <CoursePicture picture={course.picture} isRound />
    <Stack gap="sm">
      <CoursePrice course={course} />
      {course.own_price < course.price_now && (
        <SmallText>
          {text.ownPrice} {course.own_price ? won(course.own_price) : campText.free}
        </SmallText>
      )}
      {course.seat && <SmallText>{text.until(showDate(course.seat.last_day))}</SmallText>}
      <Facts
        inRows
        facts={[
          [text.teacher, course.teacher_name],
          [text.category, course.cat_name],
          [text.level, courseLevel.label(course.crs_level)],
          [
            text.length,
            [campText.lectures(course.lectures), course.seconds > 0 && campText.clock(course.seconds)]
              .filter(Boolean)
              .join(' · '),
          ],
          [text.period, text.days(course.crs_days)],
          [text.completion, text.rate(course.crs_rate)],
        ]}
      />
      <SmallText>{text.periodHint}</SmallText>
      {course.is_guarded && <SmallText>{text.guarded}</SmallText>}
    </Stack>
  </Stack>
)

const Notices = ({ course }: { course: CatalogueCourse }) => {
  const user = useUser()
  return (
    <>
      {course.state === 1 && <Note tone="amber">{text.draft}</Note>}
      {user?.user_type === 'vc' && <Note>{text.vcNotice}</Note>}
    </>
  )
}

/** One course: what it teaches, by whom, for how much, and the one thing to do with it. */
export const CampDetailScreen = () => (
  <RecordPage
    endpoint={enrolments.catalogueCourse}
    params={{ crs_no: useRecordNo('crs_no') }}
    list={list}
    words={text.words}
    title={({ crs_title }) => crs_title}
    context={({ crs_summary }) => crs_summary}
    actions={(course) => <Actions course={course} />}
    side={(course) => (
      <Card>
        <Side course={course} />
      </Card>
    )}
  >
    {(course) => (
      <>
        <Notices course={course} />
        <ScreenTabs screen="ClientCampDetailV3" label={text.tabs} />
      </>
    )}
  </RecordPage>
)
