import * as z from 'zod'
import { staff } from '../../access.ts'
import { columnsOf } from '../../kit/columns.ts'
import { flag, key, keyword, line, no, optionalLine } from '../../kit/fields.ts'
import { labelledNumbers } from '../../kit/labelled.ts'
import { recordEndpoints, sorting } from '../../kit/record.ts'

export const itemState = labelledNumbers({ 1: '사용', 0: '사용 안 함' })
export const itemTax = labelledNumbers({ 1: '과세', 0: '면세' })

/** The word for each fact: forms, lists, Excel files and the history agree. */
export const itemFields = {
  psrv_no: '서비스',
  ei_name: '항목 이름',
  ei_content: '규격 · 내용',
  ei_unit: '단위',
  ei_price: '단가',
  ei_floor_price: '하한가',
  ei_cost: '원가',
  is_taxable: '과세',
  ei_pocket: '포켓 지급',
  state: '사용 여부',
} as const

export const itemMessages = {
  name: '항목 이름을 입력해 주세요.',
  unit: '단위를 입력해 주세요.',
  price: '0원에서 100억 원까지 입력해 주세요.',
  pocket: '0에서 1억까지 입력해 주세요.',
  floor: '하한가는 단가보다 클 수 없어요.',
} as const

const won = () => z.int(itemMessages.price).min(0, itemMessages.price).max(10_000_000_000, itemMessages.price)

/** An item whose floor is above its price can never be sold. */
export const isFloorRight = ({ ei_price, ei_floor_price }: { ei_price: number; ei_floor_price: number | null }) =>
  (ei_floor_price ?? 0) <= ei_price

export const ItemDraft = z.object({
  psrv_no: no().nullable(),
  ei_name: z.string().trim().min(1, itemMessages.name).max(100, { abort: true }).pipe(line(100)),
  ei_content: optionalLine(500),
  ei_unit: z.string().trim().min(1, itemMessages.unit).max(20, { abort: true }).pipe(line(20)),
  ei_price: won(),
  ei_floor_price: won().nullable(),
  ei_cost: won().nullable(),
  is_taxable: z.boolean(),
  ei_pocket: z.int(itemMessages.pocket).min(0, itemMessages.pocket).max(100_000_000, itemMessages.pocket),
  state: itemState.schema,
})
export type ItemDraft = z.output<typeof ItemDraft>

export const Item = ItemDraft.extend({
  ei_no: no(),
  psrv_name: z.string().nullable(),
  emp_name: z.string(),
  reg_dt: z.string(),
  rev: z.int(),
})
export type Item = z.output<typeof Item>

/** The list, and its Excel file, whose heads the import knows. */
export const itemColumns = columnsOf<Item>()('ei_no', {
  ei_name: { title: itemFields.ei_name, sortable: true, card: 'title' },
  psrv_name: { title: itemFields.psrv_no, width: 130, card: 'fact' },
  ei_content: { title: itemFields.ei_content, width: 180, card: 'hidden' },
  ei_unit: { title: itemFields.ei_unit, width: 72, card: 'hidden' },
  ei_price: { title: itemFields.ei_price, kind: 'money', width: 110, sortable: true, card: 'fact' },
  ei_floor_price: { title: itemFields.ei_floor_price, kind: 'money', width: 110, card: 'hidden' },
  ei_cost: { title: itemFields.ei_cost, kind: 'money', width: 110, only: 'excel' },
  is_taxable: {
    title: itemFields.is_taxable,
    width: 72,
    card: 'hidden',
    value: ({ is_taxable }) => itemTax.label(is_taxable ? 1 : 0),
  },
  ei_pocket: { title: itemFields.ei_pocket, kind: 'number', width: 100, only: 'excel' },
  state: { title: itemFields.state, width: 96, card: 'side', value: ({ state }) => itemState.label(state) },
  reg_dt: { title: '등록일', kind: 'date', width: 124, sortable: true },
})

export const estimateItems = recordEndpoints({
  path: '/crm/v3/estimate_items',
  word: '견적 항목',
  access: staff('AdminItem'),
  params: z.object({ ei_no: key() }),
  filter: z.object({
    keyword: keyword(),
    psrv_no: key().optional(),
    state: flag().optional(),
    ...sorting('reg_dt', 'ei_name', 'ei_price'),
  }),
  row: Item,
  detail: Item,
  draft: ItemDraft,
})
