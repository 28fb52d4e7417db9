import type { PortalPerson } from '@crm/contract/features/portal/portal'
import { useUser } from '../../shared/lib/currentUser.ts'
import { Card } from '../../shared/ui/Card.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import classes from './PeopleCard.module.css'
import { portalText } from './portal.messages.ts'

/** Those of the same company who use the portal. */
export const PeopleCard = ({ people, total }: { people: PortalPerson[]; total: number }) => {
  const me = useUser()?.user_no
  return (
    <Card title={portalText.people} note={portalText.peopleCount(total)} flush>
      <ul className={classes.people}>
        {people.map(({ user_no, user_name, user_email }) => (
          <li key={user_no} className={classes.person}>
            <span className={classes.name}>{user_name}</span>
            {user_no === me && <Tag tone="accent">{portalText.me}</Tag>}
            {user_email && <span className={classes.email}>{user_email}</span>}
          </li>
        ))}
        {total > people.length && <li className={classes.person}>{portalText.peopleMore(total - people.length)}</li>}
      </ul>
    </Card>
  )
}
