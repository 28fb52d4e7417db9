import { itemState } from '@crm/contract/features/estimateItems/estimateItems'
import {
  estimatePackages,
  packageColumns,
  packageFields,
} from '@crm/contract/features/estimatePackages/estimatePackages'
import { choice, keyword } from '../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../shared/kit/list/listColumns.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { estimatePackagesText as text } from './estimatePackages.messages.ts'
import { PackageForm } from './PackageForm.tsx'
import { PackagePanel } from './PackagePanel.tsx'

const columns = withCells(packageColumns, {
  state: ({ state }) => <Tag tone={state ? 'green' : 'gray'}>{itemState.label(state)}</Tag>,
})

const filters = [keyword(text.search), choice('state', itemState, { label: packageFields.state, all: text.allStates })]

/** Items that are often sold together. */
export const PackagesTab = () => (
  <ListPage
    endpoint={estimatePackages.list}
    columns={columns}
    filters={filters}
    create={{ form: PackageForm, endpoint: estimatePackages.create }}
    excel={estimatePackages.excel}
    saved="estimatePackages"
    peek={PackagePanel}
    words={text.list}
  />
)
