import { blankLine } from '@crm/contract/features/estimates/blankLine'
import type { OfferedItem, OfferedPackage } from '@crm/contract/features/estimates/estimates'
import type { EstimateLine, LineDraft } from '@crm/contract/features/estimates/estimates.rows'

export const blankSection: LineDraft = { ...blankLine, el_kind: 'section', el_unit: '' }

export const lineOfItem = (item: OfferedItem): LineDraft => ({
  ...blankLine,
  ei_no: item.ei_no,
  el_name: item.ei_name,
  el_content: item.ei_content,
  el_unit: item.ei_unit,
  el_price: item.ei_price,
  is_taxable: item.is_taxable,
})

/** The lines of a package under a heading with its name; what is switched off meanwhile is left out. */
export const linesOfPackage = ({ ep_name, lines }: OfferedPackage, items: readonly OfferedItem[]): LineDraft[] => {
  const known = new Map(items.map((item) => [item.ei_no, item]))
  const found = lines.flatMap(({ ei_no, quantity, rate }): LineDraft[] => {
    const item = known.get(ei_no)
    if (!item) return []
    const el_discount = rate > 0 ? ({ kind: 'rate', value: rate } as const) : null
    return [{ ...lineOfItem(item), el_quantity: quantity, el_discount }]
  })
  return found.length > 0 ? [{ ...blankSection, el_name: ep_name }, ...found] : []
}

/** A line as people write it, without what the server knows of it. */
export const toLineDraft = ({ el_no: _no, el_list_price: _list, is_chosen: _chosen, ...line }: EstimateLine) =>
  line satisfies LineDraft
