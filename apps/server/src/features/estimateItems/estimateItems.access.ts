import type { estimateItems, ItemDraft } from '@crm/contract/features/estimateItems/estimateItems'
import { type AccessRows, onlyWithScope } from '../../testing/access/accessExpectations.ts'
import { recordAccess } from '../../testing/access/recordAccess.ts'

export const itemDraft: ItemDraft = {
  psrv_no: 1,
  ei_name: 'IR 덱 제작',
  ei_content: '20쪽 안팎, 수정 2회',
  ei_unit: '식',
  ei_price: 3_000_000,
  ei_floor_price: 2_400_000,
  ei_cost: 1_200_000,
  is_taxable: true,
  ei_pocket: 0,
  state: 1,
}

export const access: AccessRows<typeof estimateItems> = {
  ...recordAccess(onlyWithScope, {
    params: { ei_no: 999_999 },
    draft: itemDraft,
    filter: { keyword: '덱', psrv_no: 1, state: 1, sort: 'reg_dt', desc: 1 },
  }),
}
