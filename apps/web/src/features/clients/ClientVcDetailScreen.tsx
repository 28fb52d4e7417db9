import { screens } from '@crm/contract/features'
import type { Client } from '@crm/contract/features/clients/clients'
import { clientType } from '@crm/contract/features/clients/clients'
import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Attachments } from '../../shared/kit/files/Attachments.tsx'
import { showDate } from '../../shared/lib/date.ts'
import { Card } from '../../shared/ui/Card.tsx'
import { Columns } from '../../shared/ui/Columns.tsx'
import { Page } from '../../shared/ui/Page.tsx'
import { MeetingsOf } from '../meetings/detail/MeetingsOf.tsx'
import { ClientProjects } from '../projects/list/ClientProjects.tsx'
import companyClasses from './Company.module.css'
import { CompanyCard, ContactsCard, ManagersCard } from './CompanyCard.tsx'
import { editPath } from './clientPaths.ts'
import { clientsText } from './clients.messages.ts'
import { HistoryCard } from './HistoryCard.tsx'
import { MembersCard } from './MembersCard.tsx'
import { WithClient } from './WithClient.tsx'

const contextOf = ({ client_type, region, reg_dt }: Client) =>
  [clientType.label(client_type), region, clientsText.since(showDate(reg_dt))].filter(Boolean).join(' · ')

const PocketCard = ({ client }: { client: Client }) => (
  <Card
    title={clientsText.pocket}
    actions={
      <Button component={Link} to={editPath(client.client_no)} size="xs" variant="default">
        {clientsText.pocketManage}
      </Button>
    }
  >
    <span className={companyClasses.cash}>{clientsText.points(client.cash)}</span>
  </Card>
)

const Detail = ({ client }: { client: Client }) => (
  <Page
    title={client.client_name}
    context={contextOf(client)}
    actions={
      <>
        <Button component={Link} to={screens.ClientVcList.path} variant="default">
          {clientsText.toList}
        </Button>
        <Button
          component={Link}
          to={editPath(client.client_no)}
          leftSection={<IconPencil size={16} stroke={1.6} aria-hidden />}
        >
          {clientsText.edit}
        </Button>
      </>
    }
  >
    <Columns
      side={
        <>
          <PocketCard client={client} />
          <ManagersCard client={client} />
          <ContactsCard client={client} />
          <MembersCard client_no={client.client_no} />
        </>
      }
    >
      <CompanyCard client={client} />
      <ClientProjects client_no={client.client_no} />
      <Card title={clientsText.files}>
        <Attachments to={{ to_table: 'clients', to_no: client.client_no }} canAdd />
      </Card>
      <Card title={clientsText.meetings} flush>
        <MeetingsOf client_no={client.client_no} />
      </Card>
      <HistoryCard client_no={client.client_no} />
    </Columns>
  </Page>
)

/** Everything that is known of one company. */
export const ClientVcDetailScreen = () => <WithClient>{(client) => <Detail client={client} />}</WithClient>
