import { ScreenTabs } from '../../shared/kit/tabs/ScreenTabs.tsx'
import { Page } from '../../shared/ui/page/Page.tsx'
import { contractTemplatesText as text } from './contractTemplates.messages.ts'

/** Contracts and what they are made from. */
export const AdminContractListScreen = () => (
  <Page title={text.title}>
    <ScreenTabs screen="AdminContractList" label={text.tabs} />
  </Page>
)
