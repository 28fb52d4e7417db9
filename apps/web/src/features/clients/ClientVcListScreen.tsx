import { clientFields, clientState, clients, clientType } from '@crm/contract/features/clients/clients'
import { clientColumns } from '@crm/contract/features/clients/clients.columns'
import { screens } from '@crm/contract/screens'
import { ImportButton } from '../../shared/kit/import/ImportButton.tsx'
import { choice, keyword, segments } from '../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../shared/kit/list/listColumns.tsx'
import { TitleCell } from '../../shared/kit/list/TitleCell.tsx'
import { businessType, investmentType, person, region } from '../reference/filters.tsx'
import { shortRegion } from '../reference/regions/regions.ts'
import { ClientPanel } from './ClientPanel.tsx'
import { ClientStateTag } from './ClientStateTag.tsx'
import { clientsText as text } from './clients.messages.ts'

const columns = withCells(clientColumns, {
  client_name: ({ client_name, state }) => (
    <TitleCell title={client_name}>{state === 0 && <ClientStateTag state={state} />}</TitleCell>
  ),
  region: (row) => (row.region ? shortRegion(row.region) : '-'),
})

const filters = [
  segments('client_type', clientType, { label: text.kinds }),
  keyword(text.search),
  region('addr_no'),
  businessType('bt_no'),
  investmentType('it_no'),
  person('emp_no'),
  choice('state', clientState, { label: clientFields.state, all: text.allStates }),
]

/** Client companies, venture capital firms and partners. */
export const ClientVcListScreen = () => (
  <ListPage
    endpoint={clients.list}
    columns={columns}
    filters={filters}
    create={{ to: screens.ClientVcCreate.path, endpoint: clients.create }}
    excel={clients.excel}
    actions={<ImportButton name="clients" title={text.importTitle} endpoint={clients.create} />}
    saved="clients"
    peek={ClientPanel}
    words={text.list}
  />
)
