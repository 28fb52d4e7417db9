import { type Client, clientFields, clientType } from '@crm/contract/features/clients/clients'
import { showBusinessNumber, showPhone } from '@crm/contract/kit/people'
import { Facts } from '../../shared/ui/display/Facts.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { Tile } from '../../shared/ui/layout/Tile.tsx'
import { PairList } from '../../shared/ui/list/LineList.tsx'
import { EmptyLine } from '../../shared/ui/state/EmptyLine.tsx'
import { ClientStateTag } from './ClientStateTag.tsx'
import { clientsText } from './clients.messages.ts'

const addressOf = ({ client_zip, client_addr, client_addr_detail }: Client) =>
  [client_zip && `(${client_zip})`, client_addr, client_addr_detail].filter(Boolean).join(' ')

const Homepage = ({ client }: { client: Client }) =>
  client.client_homepage && (
    <a
      href={client.client_homepage}
      target="_blank"
      rel="noopener noreferrer"
      title={clientsText.openHomepage(client.client_name)}
    >
      {client.client_homepage.replace(/^https?:\/\//, '').replace(/\/$/, '')}
    </a>
  )

const Phone = ({ number }: { number: string | null }) => number && <a href={`tel:${number}`}>{showPhone(number)}</a>

/** What is known of the company itself. */
export const CompanyCard = ({ client }: { client: Client }) => (
  <Card title={clientsText.company}>
    <Stack>
      <Facts
        facts={[
          [clientFields.client_type, clientType.label(client.client_type)],
          [clientFields.client_rep_name, client.client_rep_name],
          [clientFields.client_biz_no, showBusinessNumber(client.client_biz_no)],
          [clientFields.client_phone, <Phone key="phone" number={client.client_phone} />],
          [clientFields.bt_no, client.bt_name],
          [clientFields.it_no, client.it_name],
          [clientFields.thm_no, client.thm_name],
          [clientFields.addr_no, client.region],
          [clientFields.client_homepage, <Homepage key="homepage" client={client} />],
          [clientFields.state, <ClientStateTag key="state" state={client.state} />],
          [clientFields.client_addr, addressOf(client), 'wide'],
        ]}
      />
      {client.client_note && (
        <Tile tone="amber">
          <Text as="p" tone="amber" size="small" weight="strong">
            {clientsText.note}
          </Text>
          <Text as="p" keepsLines>
            {client.client_note}
          </Text>
        </Tile>
      )}
    </Stack>
  </Card>
)

/** Whom to call. */
export const ContactsCard = ({ client }: { client: Client }) => (
  <Card title={clientsText.contacts} note={client.client_contact.length || undefined}>
    {client.client_contact.length === 0 && <EmptyLine>{clientsText.noContacts}</EmptyLine>}
    <PairList>
      {client.client_contact.map(({ name, number }) => (
        <li key={`${name}${number}`}>
          <strong>{name}</strong>
          <Phone number={number} />
        </li>
      ))}
    </PairList>
  </Card>
)

/** Who looks after the company. */
export const ManagersCard = ({ client }: { client: Client }) => (
  <Card
    title={clientFields.client_managers}
    note={client.managers.length ? clientsText.people(client.managers.length) : undefined}
  >
    {client.managers.length === 0 && <EmptyLine>{clientsText.noManagers}</EmptyLine>}
    <Inline as="ul" gap="tight" wraps>
      {client.managers.map(({ emp_no, emp_name }) => (
        <li key={emp_no}>
          <Tag>{emp_name}</Tag>
        </li>
      ))}
    </Inline>
  </Card>
)
