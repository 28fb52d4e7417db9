import { estimateItems, itemFields, itemState, itemTax } from '@crm/contract/features/estimateItems/estimateItems'
import { showNumber, won } from '@crm/contract/kit/numbers'
import { pathOf } from '@crm/contract/paths'
import type { PeekProps } from '../../shared/kit/list/OpenedPeek.tsx'
import { RecordPeek } from '../../shared/kit/record/RecordPeek.tsx'
import { recordView } from '../../shared/kit/record/recordView.tsx'
import { estimateItemsText as text } from './estimateItems.messages.ts'
import { ItemForm } from './ItemForm.tsx'

const priceOf = (amount: number | null) => (amount === null ? text.none : won(amount))

const view = recordView({
  endpoints: estimateItems,
  keyName: 'ei_no',
  table: 'estimate_items',
  list: { path: pathOf('AdminItem'), title: text.list.title },
  words: text,
  name: ({ ei_name }) => ei_name,
  edit: (item, onClose) => <ItemForm item={item} onClose={onClose} />,
  facts: (item) => [
    [itemFields.psrv_no, item.psrv_name ?? text.none],
    [itemFields.ei_unit, item.ei_unit],
    item.ei_content !== '' && [itemFields.ei_content, item.ei_content, 'wide'],
    [itemFields.ei_price, priceOf(item.ei_price)],
    [itemFields.ei_floor_price, priceOf(item.ei_floor_price)],
    [itemFields.ei_cost, priceOf(item.ei_cost)],
    [itemFields.is_taxable, itemTax.label(item.is_taxable ? 1 : 0)],
    [itemFields.ei_pocket, `${showNumber(item.ei_pocket)} ${text.points}`],
    [itemFields.state, itemState.label(item.state)],
    [text.registeredBy, item.emp_name],
  ],
})

/** One item of the price list beside it, with every price it had. */
export const ItemPanel = ({ ei_no, onClose }: PeekProps<'ei_no'>) => (
  <RecordPeek view={view} no={ei_no} onClose={onClose} />
)
