import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ScreenTabs } from '../../../shared/kit/tabs/ScreenTabs.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { OwnHomeworkCard } from '../../homework/OwnHomeworkCard.tsx'
import { myText as text } from './my.messages.ts'

/** One's own courses, the company's seats and orders; other features bring coupons, membership and devices. */
export const MyCampScreen = () => (
  <Page
    title={text.title}
    context={text.context}
    actions={
      <Button component={Link} variant="default" to={pathOf('ClientCampListV3')}>
        {text.find}
      </Button>
    }
  >
    <OwnHomeworkCard />
    <ScreenTabs screen="ClientCampMyV3" label={text.tabs} />
  </Page>
)
