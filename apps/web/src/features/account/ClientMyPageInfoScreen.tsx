import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Inline } from '../../shared/ui/layout/Stack.tsx'
import { accountText } from './account.messages.ts'
import { MyPage } from './MyPage.tsx'

const LeaveCard = () => (
  <Card title={accountText.leaving}>
    <Inline justify="between">
      <SmallText as="span">{accountText.leavingHint}</SmallText>
      <Button size="xs" variant="default" component={Link} to={screens.ClientMyPageLeave.path}>
        {accountText.toLeave}
      </Button>
    </Inline>
  </Card>
)

export const ClientMyPageInfoScreen = () => <MyPage title={accountText.clientTitle} more={() => <LeaveCard />} />
