import * as z from 'zod'
import { staff } from '../../access.ts'
import { columnsOf } from '../../kit/columns.ts'
import { flag, key, keyword, line, no, optionalLine } from '../../kit/fields.ts'
import { recordEndpoints, sorting } from '../../kit/record.ts'
import { itemState } from '../estimateItems/estimateItems.ts'

/** The word for each fact: forms, lists, Excel files and the history agree. */
export const packageFields = {
  ep_name: '묶음 이름',
  ep_text: '설명',
  ep_lines: '항목',
  state: '사용 여부',
} as const

export const packageMessages = {
  name: '묶음 이름을 입력해 주세요.',
  lines: '항목을 1개 이상 넣어 주세요.',
  tooMany: '항목은 50개까지 넣을 수 있어요.',
  quantity: '수량은 0.01에서 100,000까지, 소수 둘째 자리까지 입력해 주세요.',
  rate: '할인율은 0%에서 100%까지 입력해 주세요.',
} as const

/** Half a month is 0.5; what is finer than a hundredth is a slip. */
const isHundredth = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

const PackageLine = z.object({
  ei_no: no(),
  quantity: z
    .number(packageMessages.quantity)
    .min(0.01, packageMessages.quantity)
    .max(100_000, packageMessages.quantity)
    .refine(isHundredth, packageMessages.quantity),
  rate: z.int(packageMessages.rate).min(0, packageMessages.rate).max(100, packageMessages.rate),
})
export type PackageLine = z.output<typeof PackageLine>

const draft = z.object({
  ep_name: z.string().trim().min(1, packageMessages.name).max(100, { abort: true }).pipe(line(100)),
  ep_text: optionalLine(500),
  ep_lines: z.array(PackageLine).min(1, packageMessages.lines).max(50, packageMessages.tooMany),
  state: itemState.schema,
})
export type PackageDraft = z.output<typeof draft>

export const PackageRow = z.object({
  ep_no: no(),
  ep_name: z.string(),
  ep_text: z.string(),
  state: itemState.schema,
  line_count: z.int(),
  /** What its lines come to today, without VAT. */
  ep_amount: z.int(),
  reg_dt: z.string(),
})
export type PackageRow = z.output<typeof PackageRow>

export const Package = PackageRow.extend({
  ep_lines: z.array(PackageLine),
  emp_name: z.string(),
  rev: z.int(),
})
export type Package = z.output<typeof Package>

export const packageColumns = columnsOf<PackageRow>()('ep_no', {
  ep_name: { title: packageFields.ep_name, sortable: true, card: 'title' },
  ep_text: { title: packageFields.ep_text, card: 'hidden' },
  line_count: { title: '항목 수', kind: 'number', width: 90, card: 'fact' },
  ep_amount: { title: '금액(부가세 별도)', kind: 'money', width: 150, card: 'fact' },
  state: { title: packageFields.state, width: 96, card: 'side', value: ({ state }) => itemState.label(state) },
  reg_dt: { title: '등록일', kind: 'date', width: 124, sortable: true },
})

export const estimatePackages = recordEndpoints({
  path: '/crm/v3/estimate_packages',
  word: '견적 묶음',
  access: staff('AdminItem'),
  params: z.object({ ep_no: key() }),
  filter: z.object({ keyword: keyword(), state: flag().optional(), ...sorting('reg_dt', 'ep_name') }),
  row: PackageRow,
  detail: Package,
  draft,
})
