import { ScreenTabs } from '../../shared/kit/tabs/ScreenTabs.tsx'
import { Page } from '../../shared/ui/page/Page.tsx'
import { estimateItemsText as text } from './estimateItems.messages.ts'

/** What estimates are made from. */
export const AdminItemScreen = () => (
  <Page title={text.title}>
    <ScreenTabs screen="AdminItem" label={text.tabs} />
  </Page>
)
