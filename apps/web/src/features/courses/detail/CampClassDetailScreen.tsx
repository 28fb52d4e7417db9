import { courses } from '@crm/contract/features/courses/courses'
import { RecordPage } from '../../../shared/kit/record/RecordPage.tsx'
import { useRecordNo } from '../../../shared/kit/record/recordNo.ts'
import { ScreenTabs } from '../../../shared/kit/tabs/ScreenTabs.tsx'
import { useIsPhone } from '../../../shared/lib/page/useIsPhone.ts'
import { Inline } from '../../../shared/ui/layout/Stack.tsx'
import { courseList } from '../courses.api.ts'
import { coursesText as text } from '../courses.messages.ts'
import { StateTag } from '../StateTag.tsx'
import { CourseActions } from './CourseActions.tsx'

/** One course: its facts, lectures and history; other features bring the tabs for students, questions and revenue. */
export const CampClassDetailScreen = () => {
  const crs_no = useRecordNo()
  // On phones the bottom of the screen belongs to the tab's own buttons.
  const isPhone = useIsPhone()
  return (
    <RecordPage
      endpoint={courses.detail}
      params={{ crs_no }}
      list={courseList}
      words={text}
      title={({ crs_title }) => crs_title}
      context={({ state, cat_name, teacher_name }) => (
        <>
          <StateTag state={state} /> {[cat_name, teacher_name].filter(Boolean).join(' · ')}
        </>
      )}
      actions={(course) => !isPhone && <CourseActions course={course} />}
    >
      {(course) => (
        <>
          {isPhone && (
            <Inline wraps>
              <CourseActions course={course} />
            </Inline>
          )}
          <ScreenTabs screen="CampClassDetail" label={text.tabs} />
        </>
      )}
    </RecordPage>
  )
}
