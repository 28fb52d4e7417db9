import type { EstimateDraft, LineDraft } from '@crm/contract/features/estimates/estimates.rows'
import { partsOf, sumsOf } from '@crm/contract/features/estimates/estimates.rows'
import { estimateMessages, mostAmount } from '@crm/contract/features/estimates/estimates.words'
import type { Db } from '../../db/database.ts'
import { refuseChoice, refuseField } from '../../http/refusal.ts'
import { columnsOf, type NewLine, type NewPlan } from './drafts.queries.ts'
import { findItems, type ListItem, type StoredLine } from './estimates.queries.ts'

/** Of a heading only the name counts. */
const heading: Omit<NewLine, 'el_name'> = {
  el_kind: 'section',
  ei_no: null,
  el_content: '',
  el_unit: '',
  el_quantity: 1,
  el_price: 0,
  el_discount: null,
  is_taxable: true,
  is_optional: false,
  is_chosen: false,
  el_memo: '',
  el_list_price: null,
  el_cost: null,
  el_pocket: 0,
  el_floor: null,
}

type Copied = Pick<StoredLine, 'el_list_price' | 'el_cost' | 'el_pocket' | 'el_floor'>
const freeText: Copied = { el_list_price: null, el_cost: null, el_pocket: 0, el_floor: null }
const copyOf = ({ ei_price, ei_floor_price, ei_cost, ei_pocket }: ListItem): Copied => ({
  el_list_price: ei_price,
  el_cost: ei_cost,
  el_pocket: ei_pocket,
  el_floor: ei_floor_price,
})

/**
 * Lines with what the price list says. A line that was taken from an item before keeps what was copied then; what is
 * taken now must be on offer.
 */
const withListPrices = async (db: Db, drafts: LineDraft[], before: StoredLine[]): Promise<NewLine[]> => {
  const kept = new Map<number, Copied>()
  for (const { ei_no, el_list_price, el_cost, el_pocket, el_floor } of before)
    if (ei_no !== null && !kept.has(ei_no)) kept.set(ei_no, { el_list_price, el_cost, el_pocket, el_floor })
  const wanted = drafts.flatMap(({ el_kind, ei_no }) => (el_kind === 'line' && ei_no !== null ? [ei_no] : []))
  const items = await findItems(db, [...new Set(wanted.filter((ei_no) => !kept.has(ei_no)))])
  const copiedFor = (ei_no: number) => {
    const item = items.get(ei_no)
    return kept.get(ei_no) ?? (item?.state === 1 ? copyOf(item) : refuseChoice('lines'))
  }
  return drafts.map((line) => {
    if (line.el_kind === 'section') return { ...heading, el_name: line.el_name }
    return { ...line, is_chosen: false, ...(line.ei_no === null ? freeText : copiedFor(line.ei_no)) }
  })
}

/** Reckoned by the server, whatever the browser thought. */
export const reckon = (
  lines: NewLine[],
  { est_discount, est_vat_mode, plans }: Pick<EstimateDraft, 'est_discount' | 'est_vat_mode' | 'plans'>,
) => {
  const { supply, vat, total, list, belowList } = sumsOf({ lines, est_discount, est_vat_mode })
  if (total > mostAmount) return refuseField('invalid_input', 'lines', estimateMessages.amount)
  const amounts = partsOf(total, plans)
  return {
    sums: { est_supply: supply, est_vat: vat, est_amount: total, est_list: list, est_below: belowList },
    plans: plans.map((plan, at): NewPlan => ({ ...plan, epl_amount: amounts?.[at] ?? null })),
  }
}

/** What is stored for a draft: its row, its lines, its plan. */
export const contentOf = async (db: Db, { lines, plans, ...head }: EstimateDraft, before: StoredLine[] = []) => {
  const priced = await withListPrices(db, lines, before)
  const reckoned = reckon(priced, { ...head, plans })
  return { row: columnsOf(head, reckoned.sums), lines: priced, plans: reckoned.plans }
}

/** For a new estimate of the same lines: the list as it is today; what is no longer there keeps its old copy. */
export const withPricesOfToday = async (db: Db, lines: StoredLine[]): Promise<NewLine[]> => {
  const items = await findItems(
    db,
    lines.flatMap(({ ei_no }) => ei_no ?? []),
  )
  return lines.map(({ el_no: _, ...line }) => {
    const item = line.ei_no === null ? undefined : items.get(line.ei_no)
    return { ...line, is_chosen: false, ...(item && copyOf(item)) }
  })
}
