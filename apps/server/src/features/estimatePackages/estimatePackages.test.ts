import { estimateItems, type Item } from '@crm/contract/features/estimateItems/estimateItems'
import { estimatePackages, packageMessages } from '@crm/contract/features/estimatePackages/estimatePackages'
import { estimateAmounts } from '@crm/contract/features/estimates/estimateAmounts'
import { beforeAll, expect, test } from 'vitest'
import { type Person, startTestApp } from '../../testing/startTestApp.ts'
import { itemDraft } from '../estimateItems/estimateItems.access.ts'
import { packagesText } from './estimatePackages.messages.ts'

let staff: Person
let item: Item
beforeAll(async () => {
  staff = await (await startTestApp()).staff({ user_name: '윤관리', emp_scope: ['AdminItem'] })
  const body = { ...itemDraft, ei_price: 3_333_333 }
  item = (await staff.call(estimateItems.create, { body })).query[0] as Item
})

const create = async (ep_name: string, ep_lines: { ei_no: number; quantity: number; rate: number }[]) =>
  (await staff.call(estimatePackages.create, { body: { ep_name, ep_text: '', ep_lines, state: 1 } })).query[0]

test('a package comes to what an estimate of its lines would, and follows its prices', async () => {
  const { ei_no } = item
  const lines = [
    { ei_no, quantity: 0.35, rate: 7 },
    { ei_no, quantity: 2, rate: 0 },
  ]
  const made = await create('시드 투자 준비', lines)
  const asLine = ({ quantity, rate }: (typeof lines)[number]) => ({
    quantity,
    price: item.ei_price,
    list_price: item.ei_price,
    discount: { kind: 'rate' as const, value: rate },
    is_taxable: true,
  })
  expect(made).toMatchObject({ line_count: 2, ep_lines: lines })
  expect(made?.ep_amount).toBe(estimateAmounts(lines.map(asLine), null, 'added').net)
  const { emp_name: _, psrv_name: __, reg_dt: ___, ei_no: ____, ...draft } = item
  await staff.call(estimateItems.update, { params: { ei_no }, body: { ...draft, ei_price: 4_000_000 } })
  const params = { ep_no: made?.ep_no ?? 0 }
  expect((await staff.call(estimatePackages.detail, { params })).query[0]?.ep_amount).toBe(1_302_000 + 8_000_000)
})

test('what a package cannot hold is said at its field', async () => {
  const { ei_no } = item
  await create('한 번', [{ ei_no, quantity: 1, rate: 0 }])
  await expect(create('한 번', [{ ei_no, quantity: 1, rate: 0 }])).rejects.toMatchObject({
    status: 409,
    fields: { ep_name: packagesText.nameTaken },
  })
  await expect(create('빈 묶음', [])).rejects.toMatchObject({ fields: { ep_lines: packageMessages.lines } })
  await expect(create('없는 항목', [{ ei_no: 999_999, quantity: 1, rate: 0 }])).rejects.toMatchObject({
    status: 400,
    fields: { ep_lines: packagesText.items },
  })
  await expect(create('수량', [{ ei_no, quantity: 0.005, rate: 0 }])).rejects.toMatchObject({ status: 400 })
})
