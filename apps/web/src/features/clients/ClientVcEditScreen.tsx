import type { Client } from '@crm/contract/features/clients/clients'
import { useState } from 'react'
import { OutdatedNote } from '../../shared/ui/ActionBar.tsx'
import { Columns } from '../../shared/ui/Columns.tsx'
import { Page } from '../../shared/ui/Page.tsx'
import { PocketPanel } from '../pocket/PocketPanel.tsx'
import { ClientActions, ClientFields } from './ClientForm.tsx'
import { detailPath } from './clientPaths.ts'
import { clientsText } from './clients.messages.ts'
import { useEditForm } from './useClientForm.ts'
import { WithClient } from './WithClient.tsx'

interface EditProps {
  client: Client
  onStartOver: () => void
}

const Edit = ({ client, onStartOver }: EditProps) => {
  const state = useEditForm(client)
  const isOutdated = state.form.values.rev !== client.rev
  const takeNewest = () => {
    state.discardDraft()
    onStartOver()
  }
  return (
    <Page title={clientsText.editTitle} context={client.client_name}>
      <Columns wideSide side={<PocketPanel client_no={client.client_no} />}>
        <ClientFields state={state} client={client} />
      </Columns>
      <ClientActions
        state={state}
        back={detailPath(client.client_no)}
        note={isOutdated && <OutdatedNote words={clientsText.outdated} onTakeNewest={takeNewest} />}
      />
    </Page>
  )
}

/** Changes a company, and manages its points beside it. */
export const ClientVcEditScreen = () => {
  const [round, setRound] = useState(0)
  return (
    <WithClient>
      {(client) => (
        <Edit key={`${client.client_no}.${round}`} client={client} onStartOver={() => setRound(round + 1)} />
      )}
    </WithClient>
  )
}
