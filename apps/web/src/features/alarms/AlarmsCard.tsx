import type { UserType } from '@crm/contract/features/auth/auth'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { alarmListPath } from './alarmListPath.ts'
import { useNewAlarms } from './alarms.api.ts'
import { alarmsText } from './alarms.messages.ts'

/** For people whose top bar has no bell: how many are unread, and the way to all of them. */
export const AlarmsCard = ({ user_type }: { user_type: UserType }) => {
  const unread = useNewAlarms().data?.total
  return (
    <Card
      title={alarmsText.title}
      actions={
        <Button component={Link} to={alarmListPath(user_type)} size="xs" variant="default">
          {alarmsText.showAll}
        </Button>
      }
    >
      <SmallText>{unread === undefined ? ' ' : alarmsText.context(unread)}</SmallText>
    </Card>
  )
}
