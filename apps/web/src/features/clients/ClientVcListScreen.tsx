import { screens } from '@crm/contract/features'
import { clients } from '@crm/contract/features/clients/clients'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { ExcelButton } from '../../shared/kit/files/download/ExcelButton.tsx'
import { ClearFilters } from '../../shared/kit/list/filters/ClearFilters.tsx'
import { listControls } from '../../shared/lib/listControls.ts'
import { useFilter } from '../../shared/lib/useFilter.ts'
import { DataList } from '../../shared/ui/DataList.tsx'
import { Page } from '../../shared/ui/Page.tsx'
import { ClientFilters, isNarrowed, noConditions } from './ClientFilters.tsx'
import { clientColumns } from './clientColumns.tsx'
import { detailPath } from './clientPaths.ts'
import { useClients } from './clients.api.ts'
import { text } from './clients.messages.ts'

const CreateButton = () => (
  <Button component={Link} to={screens.ClientVcCreate.path} leftSection={<IconPlus size={16} aria-hidden />}>
    {text.create}
  </Button>
)

/** Client companies, venture capital firms and partners. */
export const ClientVcListScreen = () => {
  const [filter, setFilter] = useFilter(clients.list.query)
  const found = useClients(filter)
  const navigate = useNavigate()
  const narrowed = isNarrowed(filter)
  const { offset: _, limit: __, ...conditions } = filter
  return (
    <Page
      title={text.title}
      context={text.context}
      actions={
        <>
          <ExcelButton of={clients.excel} filter={conditions} />
          <CreateButton />
        </>
      }
      filter={<ClientFilters value={filter} onChange={setFilter} />}
    >
      <DataList
        of={found}
        columns={clientColumns}
        rowKey={({ client_no }) => client_no}
        empty={narrowed ? text.notFound : text.empty[filter.client_type]}
        emptyAction={narrowed ? <ClearFilters framed onClear={() => setFilter(noConditions)} /> : <CreateButton />}
        onRow={({ client_no }) => navigate(detailPath(client_no))}
        {...listControls(filter, setFilter)}
      />
    </Page>
  )
}
