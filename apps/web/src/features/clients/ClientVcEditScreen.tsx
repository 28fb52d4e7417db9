import { type Client, clients } from '@crm/contract/features/clients/clients'
import { FormPage } from '../../shared/kit/form/FormPage.tsx'
import { WithRecord } from '../../shared/kit/record/RecordPage.tsx'
import { useRecordNo } from '../../shared/kit/record/recordNo.ts'
import { PocketPanel } from '../pocket/PocketPanel.tsx'
import { detailPath } from '../reference/clientPaths.ts'
import { ClientFields } from './ClientFields.tsx'
import { clientList } from './clientList.ts'
import { clientsText } from './clients.messages.ts'
import { useClientForm } from './useClientForm.tsx'

const EditClient = ({ client }: { client: Client }) => {
  const state = useClientForm(client)
  return (
    <FormPage
      state={state}
      list={clientList}
      title={clientsText.editTitle}
      context={client.client_name}
      back={detailPath(client.client_no)}
      side={<PocketPanel client_no={client.client_no} />}
    >
      <ClientFields state={state} client={client} />
    </FormPage>
  )
}

/** Changes a company, and manages its points beside it. */
export const ClientVcEditScreen = () => {
  const client_no = useRecordNo()
  return (
    <WithRecord endpoint={clients.detail} params={{ client_no }} list={clientList} words={clientsText}>
      {(client) => <EditClient key={client_no} client={client} />}
    </WithRecord>
  )
}
