import { screens } from '@crm/contract/features'
import type { Client } from '@crm/contract/features/clients/clients'
import { Button } from '@mantine/core'
import { IconBuildingOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { Notice } from '../../shared/ui/NoticePage.tsx'
import { PageSkeleton } from '../../shared/ui/PageSkeleton.tsx'
import { useClient, useClientNo } from './clients.api.ts'
import { clientsText } from './clients.messages.ts'

/** The company that the address names, once it is here; until then, or when there is none, says so. */
export const WithClient = ({ children }: { children: (client: Client) => ReactNode }) => {
  const client_no = useClientNo()
  const { data, error, refetch } = useClient(client_no)
  const client = data?.query[0]
  if (client) return children(client)
  if (client_no === 0 || error?.status === 404)
    return (
      <Notice
        icon={IconBuildingOff}
        tone="gray"
        title={clientsText.missingTitle}
        description={clientsText.missingDescription}
      >
        <Button component={Link} to={screens.ClientVcList.path}>
          {clientsText.toList}
        </Button>
      </Notice>
    )
  if (error) return <ErrorState reason={error.message} onRetry={refetch} />
  return <PageSkeleton />
}
