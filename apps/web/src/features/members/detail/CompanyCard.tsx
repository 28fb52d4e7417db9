import type { Member } from '@crm/contract/features/members/members.rows'
import { showBusinessNumber, showPhone } from '@crm/contract/kit/people'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useMayOpen } from '../../../shared/lib/session/useMay.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { detailPath } from '../../reference/clientPaths.ts'
import { membersText } from '../members.messages.ts'

/** The company that somebody belongs to, and whom to call there. */
export const CompanyCard = ({ member }: { member: Member }) => {
  const mayOpen = useMayOpen(screens.ClientVcDetail)
  const contacts = member.client_contact.map(({ name, number }) => (
    <span key={name + number} style={{ display: 'block' }}>
      {name} {showPhone(number)}
    </span>
  ))
  return (
    <Card
      title={membersText.companyTitle}
      actions={
        mayOpen &&
        member.client_no !== null && (
          <Button size="xs" variant="default" component={Link} to={detailPath(member.client_no)}>
            {membersText.openCompany}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          [membersText.company, member.client_name ?? '-', 'wide'],
          [membersText.representative, member.client_rep_name ?? '-'],
          [membersText.businessNumber, showBusinessNumber(member.client_biz_no) || '-'],
          [membersText.address, member.client_addr ?? '-', 'wide'],
          [membersText.contacts, contacts.length ? contacts : membersText.noContacts, 'wide'],
        ]}
      />
    </Card>
  )
}
