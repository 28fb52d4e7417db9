import { ScreenTabs } from '../../../shared/kit/tabs/ScreenTabs.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { coursesText as text } from '../courses.messages.ts'

/** Courses and what comes of them: other features bring the tabs for payments and revenue. */
export const CampAdmListScreen = () => (
  <Page title={text.title}>
    <ScreenTabs screen="CampAdmList" label={text.tabs} />
  </Page>
)
