import {
  estimateItems,
  type ItemDraft,
  isFloorRight,
  itemColumns,
  itemFields,
  itemMessages,
  itemState,
  itemTax,
} from '@crm/contract/features/estimateItems/estimateItems'
import { pathOf } from '@crm/contract/paths'
import { sql } from 'kysely'
import { matches } from '../../db/search/search.ts'
import { refuseField } from '../../http/refusal.ts'
import { recordFeature } from '../../record/recordFeature.ts'
import { inWon } from '../history/fieldChanges.ts'
import { explainFault } from './estimateItems.dbErrors.ts'
import { itemsImport } from './estimateItems.import.ts'
import { selectItems } from './estimateItems.queries.ts'

const checked = (draft: ItemDraft): ItemDraft =>
  isFloorRight(draft) ? draft : refuseField('invalid_input', 'ei_floor_price', itemMessages.floor)

export const estimateItemsFeature = recordFeature(
  estimateItems,
  {
    table: 'estimate_items',
    key: 'ei_no',
    word: '견적 항목',
    topic: 'estimateItems.changed',
    scopes: ['AdminItem'],
    rows: selectItems,
    detail: selectItems,
    columns: itemColumns,
    filters: {
      keyword: (keyword) => matches(sql`r.search_text`, keyword),
      psrv_no: (psrv_no) => sql`r.psrv_no = ${psrv_no}`,
      state: (state) => sql`r.state = ${state}`,
    },
    order: { reg_dt: sql`r.ei_no`, ei_name: sql`r.ei_name`, ei_price: sql`r.ei_price` },
    insert: (draft, emp_no) => ({ ...checked(draft), emp_no }),
    update: checked,
    explainFault,
    history: {
      ei_name: [itemFields.ei_name],
      ei_content: [itemFields.ei_content],
      ei_unit: [itemFields.ei_unit],
      ei_price: [itemFields.ei_price, inWon],
      ei_floor_price: [itemFields.ei_floor_price, inWon],
      ei_cost: [itemFields.ei_cost, inWon],
      is_taxable: [itemFields.is_taxable, (is_taxable) => itemTax.label(is_taxable ? 1 : 0)],
      ei_pocket: [itemFields.ei_pocket],
      state: [itemFields.state, itemState.labelOf],
    },
    about: ({ ei_no, ei_name, emp_no }) => ({
      name: ei_name,
      link: pathOf('AdminItem', {}, { tab: 'items', ei_no }),
      people: [emp_no],
    }),
  },
  {},
  { imports: [itemsImport] },
)
