import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Card } from '../../shared/ui/Card.tsx'
import { accountText } from './account.messages.ts'
import classes from './account.module.css'
import { MyPage } from './MyPage.tsx'

const LeaveCard = () => (
  <Card title={accountText.leaving}>
    <div className={classes.leaving}>
      <span className={classes.note}>{accountText.leavingHint}</span>
      <Button size="xs" variant="default" component={Link} to={screens.ClientMyPageLeave.path}>
        {accountText.toLeave}
      </Button>
    </div>
  </Card>
)

export const ClientMyPageInfoScreen = () => <MyPage title={accountText.clientTitle} more={() => <LeaveCard />} />
