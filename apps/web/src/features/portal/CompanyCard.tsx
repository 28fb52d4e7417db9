import { clientFields, type OwnCompany } from '@crm/contract/features/clients/clients'
import type { Firm } from '@crm/contract/features/portal/portal'
import { showBusinessNumber, showPhone } from '@crm/contract/kit/people'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Facts } from '../../shared/ui/display/Facts.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { portalText } from './portal.messages.ts'

const EditLink = ({ to }: { to: string }) => (
  <Button component={Link} to={to} size="xs" variant="default">
    {portalText.edit}
  </Button>
)

const Homepage = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noreferrer">
    {url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
    <span className="visually-hidden"> {portalText.newTab}</span>
  </a>
)

const Contacts = ({ contacts }: { contacts: OwnCompany['client_contact'] }) =>
  contacts.map(({ name, number }) => (
    <div key={number}>
      {name} {showPhone(number)}
    </div>
  ))

const addressOf = ({ client_zip, client_addr, client_addr_detail }: OwnCompany) =>
  client_addr && [client_zip && `(${client_zip})`, client_addr, client_addr_detail].filter(Boolean).join(' ')

/** One's own company, as the consulting company knows it; what it does not know is left out. */
export const CompanyCard = ({ company }: { company: OwnCompany }) => {
  const address = addressOf(company) ?? company.region
  return (
    <Card title={portalText.company} actions={<EditLink to={screens.ClientCompanyEdit.path} />}>
      <Facts
        inRows
        facts={[
          [clientFields.client_name, company.client_name],
          [clientFields.client_rep_name, company.client_rep_name],
          company.client_biz_no !== null && [clientFields.client_biz_no, showBusinessNumber(company.client_biz_no)],
          company.client_phone !== null && [clientFields.client_phone, showPhone(company.client_phone)],
          company.bt_name !== null && [clientFields.bt_no, company.bt_name],
          company.client_homepage !== null && [
            portalText.homepage,
            <Homepage key="url" url={company.client_homepage} />,
          ],
          address !== null && [portalText.address, address],
          company.client_contact.length > 0 && [
            portalText.contacts,
            <Contacts key="contacts" contacts={company.client_contact} />,
          ],
        ]}
      />
    </Card>
  )
}

export const FirmCard = ({ firm }: { firm: Firm }) => (
  <Card title={portalText.firm} actions={firm.is_known && <EditLink to={screens.VcCompanyEdit.path} />}>
    <Facts
      inRows
      facts={[
        [portalText.firmName, firm.vc_name],
        firm.vc_position !== null && [portalText.position, firm.vc_position],
        firm.client_homepage !== null && [portalText.homepage, <Homepage key="url" url={firm.client_homepage} />],
        (firm.client_addr ?? firm.region) !== null && [portalText.address, firm.client_addr ?? firm.region],
      ]}
    />
  </Card>
)
