import { screens } from '@crm/contract/features'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Card } from '../../shared/ui/Card.tsx'
import { text } from './account.messages.ts'
import classes from './account.module.css'
import { MyPage } from './MyPage.tsx'

const LeaveCard = () => (
  <Card title={text.leaving}>
    <div className={classes.leaving}>
      <span className={classes.note}>{text.leavingHint}</span>
      <Button size="xs" variant="default" component={Link} to={screens.ClientMyPageLeave.path}>
        {text.toLeave}
      </Button>
    </div>
  </Card>
)

export const ClientMyPageInfoScreen = () => <MyPage title={text.clientTitle} more={() => <LeaveCard />} />
