import { ScreenTabs } from '../../shared/kit/tabs/ScreenTabs.tsx'
import { Page } from '../../shared/ui/page/Page.tsx'
import { membershipsText as text } from './memberships.messages.ts'

/** Companies with a membership, and the plans that are sold. */
export const AdminMembershipScreen = () => (
  <Page title={text.title}>
    <ScreenTabs screen="AdminMembership" label={text.tabs} />
  </Page>
)
