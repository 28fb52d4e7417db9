import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Inline } from '../../shared/ui/layout/Stack.tsx'
import { accountText } from './account.messages.ts'
import { MyPage } from './MyPage.tsx'

const FirmCard = () => (
  <Card title={accountText.company}>
    <Inline justify="between">
      <SmallText as="span">{accountText.firmHint}</SmallText>
      <Button size="xs" variant="default" component={Link} to={screens.VcCompanyEdit.path}>
        {accountText.toFirm}
      </Button>
    </Inline>
  </Card>
)

export const VcMyPageInfoScreen = () => <MyPage title={accountText.title} more={() => <FirmCard />} />
