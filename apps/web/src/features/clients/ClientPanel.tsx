import { clients } from '@crm/contract/features/clients/clients'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { CommentsCard } from '../../shared/kit/comments/CommentsCard.tsx'
import { RecordPanel } from '../../shared/kit/record/RecordPanel.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { ClientProjects } from '../projects/list/ClientProjects.tsx'
import { detailPath, editPath } from '../reference/clientPaths.ts'
import { CompanyCard, ContactsCard, ManagersCard } from './CompanyCard.tsx'
import { clientsText } from './clients.messages.ts'

interface ClientPanelProps {
  client_no: number
  onClose: () => void
}

/** A company beside the list: whom to call, who looks after it, and what is done for it. */
export const ClientPanel = ({ client_no, onClose }: ClientPanelProps) => (
  <RecordPanel
    endpoint={clients.detail}
    params={{ client_no }}
    title={(client) => client?.client_name ?? clientsText.company}
    page={() => detailPath(client_no)}
    words={clientsText}
    onClose={onClose}
    actions={() => (
      <Button component={Link} to={editPath(client_no)} variant="default">
        {clientsText.edit}
      </Button>
    )}
  >
    {(client) => (
      <Stack>
        <ContactsCard client={client} />
        <ManagersCard client={client} />
        <CompanyCard client={client} />
        <ClientProjects client_no={client_no} />
        <CommentsCard to={{ to_table: 'clients', to_no: client_no }} />
      </Stack>
    )}
  </RecordPanel>
)
