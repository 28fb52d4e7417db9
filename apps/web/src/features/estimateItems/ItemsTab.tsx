import { estimateItems, itemColumns, itemFields, itemState } from '@crm/contract/features/estimateItems/estimateItems'
import { ImportButton } from '../../shared/kit/import/ImportButton.tsx'
import { choice, keyword } from '../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../shared/kit/list/listColumns.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { pocketService } from '../reference/filters.tsx'
import { estimateItemsText as text } from './estimateItems.messages.ts'
import { ItemForm } from './ItemForm.tsx'
import { ItemPanel } from './ItemPanel.tsx'

const columns = withCells(itemColumns, {
  state: ({ state }) => <Tag tone={state ? 'green' : 'gray'}>{itemState.label(state)}</Tag>,
})

const filters = [
  keyword(text.search),
  pocketService('psrv_no'),
  choice('state', itemState, { label: itemFields.state, all: text.allStates }),
]

/** The price list. */
export const ItemsTab = () => (
  <ListPage
    endpoint={estimateItems.list}
    columns={columns}
    filters={filters}
    create={{ form: ItemForm, endpoint: estimateItems.create }}
    excel={estimateItems.excel}
    actions={<ImportButton name="estimateItems" title={text.importTitle} endpoint={estimateItems.create} />}
    saved="estimateItems"
    peek={ItemPanel}
    words={text.list}
  />
)
