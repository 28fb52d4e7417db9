import type { PortalPerson } from '@crm/contract/features/portal/portal'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useUser } from '../../shared/lib/session/currentUser.ts'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { RowItem, RowList } from '../../shared/ui/list/RowList.tsx'
import { portalText } from './portal.messages.ts'

interface PeopleCardProps {
  people: PortalPerson[]
  total: number
  /** Where people are invited and removed, for those who may. */
  manage?: string
}

/** Those of the same company who use the portal. */
export const PeopleCard = ({ people, total, manage }: PeopleCardProps) => {
  const me = useUser()?.user_no
  return (
    <Card
      title={portalText.people}
      note={portalText.peopleCount(total)}
      actions={
        manage && (
          <Button component={Link} to={manage} size="xs" variant="default">
            {portalText.invite}
          </Button>
        )
      }
      flush
    >
      <RowList>
        {people.map(({ user_no, user_name, user_email }) => (
          <RowItem key={user_no} name={user_name} about={user_email}>
            {user_no === me && <Tag tone="accent">{portalText.me}</Tag>}
          </RowItem>
        ))}
        {total > people.length && <RowItem name={portalText.peopleMore(total - people.length)} />}
      </RowList>
    </Card>
  )
}
