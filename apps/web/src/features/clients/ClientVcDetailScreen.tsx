import { type Client, clients, clientType } from '@crm/contract/features/clients/clients'
import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from 'react-router'
import { CommentsCard } from '../../shared/kit/comments/CommentsCard.tsx'
import { Attachments } from '../../shared/kit/files/Attachments.tsx'
import { HistoryCard } from '../../shared/kit/history/HistoryCard.tsx'
import { RecordPage } from '../../shared/kit/record/RecordPage.tsx'
import { useRecordNo } from '../../shared/kit/record/recordNo.ts'
import { showDate } from '../../shared/lib/format/date.ts'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { CompanyDataCard } from '../companyData/CompanyDataCard.tsx'
import { ChangeRequestCard } from '../companyEdits/ChangeRequestCard.tsx'
import { ClientMeetings } from '../meetings/detail/RelatedMeetings.tsx'
import { ClientProjects } from '../projects/list/ClientProjects.tsx'
import { editPath } from '../reference/clientPaths.ts'
import { CompanyCard, ContactsCard, ManagersCard } from './CompanyCard.tsx'
import { clientList } from './clientList.ts'
import { clientsText } from './clients.messages.ts'
import { MembersCard } from './MembersCard.tsx'
import { TimelineCard } from './timeline/TimelineCard.tsx'

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
    <Text as="strong" size="large">
      {clientsText.points(client.cash)}
    </Text>
  </Card>
)

/** Everything that is known of one company. */
export const ClientVcDetailScreen = () => {
  const client_no = useRecordNo()
  return (
    <RecordPage
      endpoint={clients.detail}
      params={{ client_no }}
      list={clientList}
      words={clientsText}
      title={({ client_name }) => client_name}
      context={contextOf}
      actions={() => (
        <Button
          component={Link}
          to={editPath(client_no)}
          leftSection={<IconPencil size={16} stroke={1.6} aria-hidden />}
        >
          {clientsText.edit}
        </Button>
      )}
      side={(client) => (
        <>
          <PocketCard client={client} />
          <ManagersCard client={client} />
          <ContactsCard client={client} />
          <MembersCard client_no={client_no} />
        </>
      )}
    >
      {(client) => (
        <>
          <ChangeRequestCard client_no={client_no} />
          <CompanyCard client={client} />
          <TimelineCard client_no={client_no} />
          <ClientProjects client_no={client_no} />
          <CompanyDataCard client_no={client_no} />
          <Card title={clientsText.files}>
            <Attachments to={{ to_table: 'clients', to_no: client_no }} canAdd />
          </Card>
          <ClientMeetings client_no={client_no} />
          <CommentsCard to={{ to_table: 'clients', to_no: client_no }} />
          <HistoryCard to={{ to_table: 'clients', to_no: client_no }} />
        </>
      )}
    </RecordPage>
  )
}
