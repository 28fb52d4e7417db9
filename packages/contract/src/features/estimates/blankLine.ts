import type { LineDraft } from './estimates.rows.ts'

/** A line of free text with nothing in it. */
export const blankLine: LineDraft = {
  el_kind: 'line',
  ei_no: null,
  el_name: '',
  el_content: '',
  el_unit: '식',
  el_quantity: 1,
  el_price: 0,
  el_discount: null,
  is_taxable: true,
  is_optional: false,
  el_memo: '',
}
