import type { Member } from '@crm/contract/membership'
import { showPhone } from '@crm/contract/people'
import { type Screen, screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Card } from '../../shared/ui/Card.tsx'
import { useUser } from '../auth/auth.api.ts'
import { Facts } from './Facts.tsx'
import { text } from './members.messages.ts'

/** The company's own page, for those who may open it. */
const useCompanyPath = (client_no: number | null) => {
  const user = useUser()
  const screen = Object.values(screens).find(({ path }) => path.startsWith('/employee/client/list/detail/')) as
    | Screen
    | undefined
  const mayOpen = screen?.scope?.some((scope) => user?.emp_scope.includes(scope))
  return mayOpen && client_no !== null ? screen?.path.replace(/:\w+/, String(client_no)) : undefined
}

/** The company that somebody belongs to, and whom to call there. */
export const CompanyCard = ({ member }: { member: Member }) => {
  const path = useCompanyPath(member.client_no)
  const contacts = member.client_contact.map(({ name, number }) => (
    <span key={name + number} style={{ display: 'block' }}>
      {name} {showPhone(number)}
    </span>
  ))
  return (
    <Card
      title={text.companyTitle}
      actions={
        path && (
          <Button size="xs" variant="default" component={Link} to={path}>
            {text.openCompany}
          </Button>
        )
      }
    >
      <Facts
        of={[
          [text.company, member.client_name ?? '-', 'wide'],
          [text.representative, member.client_rep_name ?? '-'],
          [text.contacts, contacts.length ? contacts : text.noContacts, 'wide'],
        ]}
      />
    </Card>
  )
}
