import { clientEstimates } from '@crm/contract/features/clientEstimates/clientEstimates'
import { clientEstimateColumns, clientWait } from '@crm/contract/features/clientEstimates/clientEstimates.rows'
import { publicState } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { pathOf } from '@crm/contract/paths'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { choice, keyword } from '../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../shared/kit/list/listColumns.tsx'
import { ContractStateTag } from '../contracts/ContractState.tsx'
import { clientEstimatesText as text } from './clientEstimates.messages.ts'
import { EstimateStateTag, WaitTag } from './WaitTag.tsx'

const columns = withCells(clientEstimateColumns, {
  state: ({ state }) => <EstimateStateTag state={state} />,
  waits: ({ waits }) => (waits ? <WaitTag waits={waits} /> : '-'),
  ctr_state: ({ ctr_state }) => (ctr_state ? <ContractStateTag state={ctr_state} /> : '-'),
})

const filters = [
  keyword(text.search),
  choice('state', publicState, { label: text.state, all: text.allStates }),
  choice('waits', clientWait, { label: text.wait, all: text.allWaits }),
]

/** What the company was offered, agreed on and has to pay. */
export const ClientEstimateListScreen = () => (
  <ListPage
    endpoint={clientEstimates.list}
    columns={columns}
    filters={filters}
    saved={null}
    to={({ est_no }) => pathOf('ClientEstimateDetail', { id: est_no })}
    emptyAction={
      <Button component={Link} to={screens.BizHome.path}>
        {text.toHome}
      </Button>
    }
    words={text.list}
  />
)
