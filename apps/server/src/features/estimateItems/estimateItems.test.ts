import { estimateItems, type Item, itemFields, itemMessages } from '@crm/contract/features/estimateItems/estimateItems'
import { estimatePackages } from '@crm/contract/features/estimatePackages/estimatePackages'
import { history } from '@crm/contract/features/history/history'
import { beforeAll, expect, test } from 'vitest'
import { csvFile, importSteps } from '../../testing/fixtures/importFixture.ts'
import { type Person, startTestApp } from '../../testing/startTestApp.ts'
import { itemDraft } from './estimateItems.access.ts'
import { itemsText } from './estimateItems.messages.ts'

const draft = { ...itemDraft, ei_name: '처음 이름' }

let staff: Person
beforeAll(async () => {
  staff = await (await startTestApp()).staff({ user_name: '윤관리', emp_scope: ['AdminItem'] })
})
const create = async (changes: Partial<typeof draft> = {}) =>
  (await staff.call(estimateItems.create, { body: { ...draft, ...changes } })).query[0] as Item

test('an item is found by its words and by its service', async () => {
  const { ei_no } = await create({ ei_name: '특허 출원 대행', psrv_no: 3 })
  const found = async (query: object) => (await staff.call(estimateItems.list, { query })).query.map((row) => row.ei_no)
  expect(await found({ keyword: 'ㅌㅎ ㅊㅇ' })).toEqual([ei_no])
  expect(await found({ keyword: '특허', psrv_no: 4 })).toEqual([])
  expect(await found({ keyword: '특허', psrv_no: 3, state: 1 })).toEqual([ei_no])
})

test('a name is there once within a service', async () => {
  await create({ ei_name: 'Logo' })
  await create({ ei_name: 'Logo', psrv_no: 2 })
  await expect(create({ ei_name: 'LOGO' })).rejects.toMatchObject({
    status: 409,
    fields: { ei_name: itemsText.nameTaken },
  })
})

test('a floor above the price, a negative price and 10^12 won are refused at their field', async () => {
  const floor = { ei_name: '하한', ei_price: 1000, ei_floor_price: 1001 }
  await expect(create(floor)).rejects.toMatchObject({ status: 400, fields: { ei_floor_price: itemMessages.floor } })
  for (const ei_price of [-1, 0.5, 1_000_000_000_000])
    await expect(create({ ei_price })).rejects.toMatchObject({ status: 400, fields: { ei_price: itemMessages.price } })
})

test('every price that an item had is in its history', async () => {
  const { ei_no, rev } = await create({ ei_name: '값이 오르는 항목', ei_price: 3_000_000 })
  await staff.call(estimateItems.update, {
    params: { ei_no },
    body: { ...draft, ei_name: '값이 오르는 항목', ei_price: 3_500_000, rev },
  })
  const { query } = await staff.call(history.list, {
    query: { to_table: 'estimate_items', to_no: ei_no, offset: 0, limit: 10 },
  })
  expect(query[0]?.changes).toEqual([{ field: itemFields.ei_price, before: '3,000,000원', after: '3,500,000원' }])
})

test('an item of a package is switched off, never deleted', async () => {
  const { ei_no } = await create({ ei_name: '묶음에 든 항목' })
  await staff.call(estimatePackages.create, {
    body: { ep_name: '묶음', ep_text: '', ep_lines: [{ ei_no, quantity: 1, rate: 0 }], state: 1 },
  })
  await expect(staff.call(estimateItems.remove, { params: { ei_no } })).rejects.toMatchObject({
    status: 409,
    message: itemsText.removePackaged,
  })
})

test('a file brings items in: money as people write it, every wrong row with its reason', async () => {
  const steps = importSteps(staff, 'estimateItems')
  await create({ ei_name: '이미 있는 항목', psrv_no: 1 })
  const head = ['항목 이름', '서비스', '단위', '단가', '하한가', '과세']
  const checked = await steps.preview(
    csvFile([
      head,
      ['파일로 온 항목', '투자유치', '식', '3,000,000원', '', '면세'],
      ['이미 있는 항목', '투자유치', '식', '1000', '', ''],
      ['하한이 높은 항목', '', '식', '1000', '2000', ''],
      ['값이 글인 항목', '', '식', '싸게', '', ''],
      ['파일로 온 항목', '투자유치', '식', '1', '', ''],
    ]),
  )
  expect((await steps.rows(checked)).map(({ reasons }) => Object.keys(reasons))).toEqual([
    [],
    ['ei_name'],
    ['ei_floor_price'],
    ['ei_price'],
    ['ei_name'],
  ])
  await steps.commit(checked, 4)
  const { query } = await staff.call(estimateItems.list, { query: { keyword: '파일로 온' } })
  expect(query).toMatchObject([{ ei_price: 3_000_000, is_taxable: false, psrv_no: 1, ei_floor_price: null, state: 1 }])
})
