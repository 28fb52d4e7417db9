import { contracts } from '@crm/contract/features/contracts/contracts'
import { contractColumns } from '@crm/contract/features/contracts/contracts.rows'
import { contractFields, ctrKind, ctrState } from '@crm/contract/features/contracts/contracts.words'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { amountRange } from '../../../shared/kit/list/filters/amountRange.tsx'
import { choice, dates, keyword, toggle } from '../../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../../shared/kit/list/listColumns.tsx'
import { useMayOpen } from '../../../shared/lib/session/useMay.ts'
import { ContractStateTag, OverdueTag } from '../ContractState.tsx'
import { contractsText as text } from '../contracts.messages.ts'
import { ContractPanel } from '../panel/ContractPanel.tsx'
import { ContractSums } from './ContractSums.tsx'

const columns = withCells(contractColumns, {
  ctr_state: ({ ctr_state }) => <ContractStateTag state={ctr_state} />,
  overdue_days: ({ overdue_days }) => (overdue_days > 0 ? <OverdueTag days={overdue_days} /> : '-'),
})

const filters = [
  keyword(text.search),
  choice('ctr_state', ctrState, { label: contractFields.ctr_state, all: text.allStates }),
  choice('ctr_kind', ctrKind, { label: contractFields.ctr_kind, all: text.allKinds }),
  dates('from', 'to', text.concluded),
  amountRange('least', 'most', text.amount),
  toggle('is_open', text.open),
  toggle('is_overdue', text.isOverdue),
]

/** All contracts with what is paid of them; a row opens beside the list. */
export const ContractsTab = () => {
  const mayOpenProjects = useMayOpen(screens.WorkList)
  return (
    <ListPage
      endpoint={contracts.list}
      columns={columns}
      filters={filters}
      above={<ContractSums />}
      excel={contracts.excel}
      saved="contracts"
      peek={ContractPanel}
      emptyAction={
        mayOpenProjects && (
          <Button component={Link} to={screens.WorkList.path}>
            {text.toProjects}
          </Button>
        )
      }
      words={text.list}
    />
  )
}
