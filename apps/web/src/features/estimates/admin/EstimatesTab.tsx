import { estimates } from '@crm/contract/features/estimates/estimates'
import { estimateColumns } from '@crm/contract/features/estimates/estimates.rows'
import { estState } from '@crm/contract/features/estimates/estimates.words'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { amountRange } from '../../../shared/kit/list/filters/amountRange.tsx'
import { choice, dates, keyword, toggle } from '../../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../../shared/kit/list/listColumns.tsx'
import { useMayOpen } from '../../../shared/lib/session/useMay.ts'
import { person, pocketService } from '../../reference/filters.tsx'
import { EstimateStateTag } from '../EstimateState.tsx'
import { editPath } from '../estimatePaths.ts'
import { adminText as text } from './admin.messages.ts'
import { EstimateSums } from './EstimateSums.tsx'

const columns = withCells(estimateColumns, {
  est_state: ({ est_state }) => <EstimateStateTag state={est_state} />,
})

const filters = [
  keyword(text.search),
  choice('est_state', estState, { label: text.state, all: text.allStates }),
  person('emp_no', { label: text.writer, all: text.allWriters }),
  pocketService('psrv_no'),
  dates('from', 'to', text.registered),
  amountRange('least', 'most', text.amount),
  toggle('is_expiring', text.expiring),
]

/** All estimates of all projects; a row opens for those who open projects. */
export const EstimatesTab = () => {
  const mayOpen = useMayOpen(screens.WorkEstimateEdit)
  return (
    <ListPage
      endpoint={estimates.list}
      columns={columns}
      filters={filters}
      above={<EstimateSums />}
      excel={estimates.excel}
      saved="estimates"
      {...(mayOpen && { to: editPath })}
      emptyAction={
        mayOpen && (
          <Button component={Link} to={screens.WorkList.path}>
            {text.toProjects}
          </Button>
        )
      }
      words={text.list}
    />
  )
}
