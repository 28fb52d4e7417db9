import { payments } from '@crm/contract/features/payments/payments'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { readSheet } from 'read-excel-file/node'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { resetShop, shop, shopState } from '../../testing/features/shopFeature.ts'
import { startShop } from '../../testing/fixtures/money/paymentFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'

let shopApp: Awaited<ReturnType<typeof startShop>>
let buyer: Person & { client_no: number }
beforeAll(async () => {
  shopApp = await startShop()
})
beforeEach(async () => {
  resetShop()
  buyer = await shopApp.app.client()
})

const confirm = (who: Person, pay_no: number, amount: number) =>
  who.call(payments.confirm, { params: { pay_no }, body: { amount } })
const close = (who: Person, pay_no: number) => who.call(payments.close, { params: { pay_no } })
const deposit = (who: Person, pay_no: number, pay_type: 1 | 3 | 5 = 3) =>
  who.call(payments.deposit, { params: { pay_no }, body: { pay_type } })

test('points alone pay: taken once, told to the owner once, whatever is sent again', async () => {
  await shopApp.give(buyer.client_no, 25_000)
  const { pay_no, pay_money } = await shopApp.order(buyer, { count: 2, pocket: 20_000 })
  expect(pay_money).toBe(0)
  expect(shopState.told).toEqual([])
  expect(await shopApp.cash(buyer.client_no)).toBe(25_000)
  await confirm(buyer, pay_no, 0)
  await confirm(buyer, pay_no, 0)
  expect(shopState.told).toEqual([`hold ${pay_no}`, `paid ${pay_no}`])
  expect(await shopApp.cash(buyer.client_no)).toBe(5_000)
  expect(await shopApp.read(buyer, pay_no)).toMatchObject({
    pay_state: 12,
    pay_method: 'pocket',
    pay_type: null,
    items: [
      { pocket: 10_000, money: 0 },
      { pocket: 10_000, money: 0 },
    ],
  })
  await shopApp.expectNoDiscrepancy()
})

test('what costs nothing is confirmed without anything', async () => {
  shopState.price = 0
  const { pay_no } = await shopApp.order(buyer)
  const { query } = await confirm(buyer, pay_no, 0)
  expect(query[0]).toMatchObject({ pay_state: 12, pay_method: 'none' })
})

test('fifty at once pay once', async () => {
  await shopApp.give(buyer.client_no, 10_000)
  const { pay_no } = await shopApp.order(buyer, { pocket: 10_000 })
  await Promise.all(Array.from({ length: 50 }, () => confirm(buyer, pay_no, 0)))
  expect(shopState.told).toEqual([`hold ${pay_no}`, `paid ${pay_no}`])
  expect(await shopApp.cash(buyer.client_no)).toBe(0)
})

test('the last points pay for one of fifty orders', async () => {
  await shopApp.give(buyer.client_no, 10_000)
  const orders: number[] = []
  for (let count = 0; count < 50; count += 1) orders.push((await shopApp.order(buyer, { pocket: 10_000 })).pay_no)
  const outcomes = await Promise.allSettled(orders.map((pay_no) => confirm(buyer, pay_no, 0)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await shopApp.cash(buyer.client_no)).toBe(0)
  await shopApp.expectNoDiscrepancy()
})

test('a price that changed, a thing that is gone, or points that are gone stop it, and nothing is stored', async () => {
  await shopApp.give(buyer.client_no, 10_000)
  const { pay_no } = await shopApp.order(buyer, { pocket: 10_000 })
  shopState.price = 9_000
  const changed = '결제 금액이 바뀌었어요. 다시 확인해 주세요.'
  await expect(confirm(buyer, pay_no, 0)).rejects.toMatchObject({ status: 409, message: changed })
  shopState.price = 10_000
  shopState.isSoldOut = true
  await expect(confirm(buyer, pay_no, 0)).rejects.toMatchObject({ status: 409, message: '모두 팔렸어요.' })
  shopState.isSoldOut = false
  await expect(confirm(buyer, pay_no, 1)).rejects.toMatchObject({ status: 409, message: changed })
  await shopApp.give(buyer.client_no, -1)
  await expect(confirm(buyer, pay_no, 0)).rejects.toMatchObject({ code: 'not_enough_pocket' })
  expect(await shopApp.cash(buyer.client_no)).toBe(9_999)
  expect((await shopApp.read(buyer, pay_no)).pay_state).toBe(10)
})

test('a failure while it becomes paid undoes everything', async () => {
  await shopApp.give(buyer.client_no, 10_000)
  const { pay_no } = await shopApp.order(buyer, { pocket: 10_000 })
  shopState.failsWhenPaid = true
  await expect(confirm(buyer, pay_no, 0)).rejects.toMatchObject({ status: 500 })
  expect([await shopApp.cash(buyer.client_no), (await shopApp.read(buyer, pay_no)).pay_state]).toEqual([10_000, 10])
})

test('points: not more than the owner takes, and what is left is nothing or enough for a card', async () => {
  const order = (pocket: number) => buyer.call(shop.order, { body: { to_no: 1_000, pocket } })
  await expect(order(9_901)).rejects.toMatchObject({
    fields: { pocket: '카드 결제는 100원부터 할 수 있어요. 포켓 사용액을 조정해 주세요.' },
  })
  await expect(order(10_001)).rejects.toMatchObject({ fields: { pocket: '포켓은 10,000원까지 쓸 수 있어요.' } })
  shopState.mostPocket = 0
  await expect(order(1)).rejects.toMatchObject({ fields: { pocket: '포켓은 0원까지 쓸 수 있어요.' } })
  shopState.mostPocket = 1_000_000
  expect((await order(9_900)).query[0]?.pay_money).toBe(100)
})

test('one thing has one open payment: ordering again changes it, and a colleague takes it over', async () => {
  const first = await shopApp.order(buyer, { to_no: 500 })
  expect(await shopApp.order(buyer, { to_no: 500, count: 3 })).toEqual({ pay_no: first.pay_no, pay_money: 30_000 })
  const colleague = await shopApp.app.client({ client_no: buyer.client_no })
  const second = await shopApp.order(colleague, { to_no: 500 })
  expect(second.pay_no).not.toBe(first.pay_no)
  expect((await shopApp.read(buyer, first.pay_no)).pay_state).toBe(0)
  const ordered = await Promise.allSettled(Array.from({ length: 20 }, () => shopApp.order(buyer, { to_no: 501 })))
  const numbers = ordered.flatMap((one) => (one.status === 'fulfilled' ? [one.value.pay_no] : []))
  expect(new Set(numbers).size).toBe(1)
})

test('staff of level 4 record a deposit; others may not, and it is recorded once', async () => {
  const { pay_no } = await shopApp.order(buyer, { method: 'manual' })
  const junior = await shopApp.app.staff({ emp_lv: 3, emp_scope: ['CampAdmList'] })
  await expect(deposit(junior, pay_no)).rejects.toMatchObject({ status: 403 })
  const { query } = await deposit(shopApp.staffer, pay_no, 5)
  expect(query[0]).toMatchObject({ pay_state: 12, pay_method: 'manual', pay_type: 5 })
  await expect(deposit(shopApp.staffer, pay_no)).rejects.toMatchObject({ message: '이미 결제했어요.' })
  expect(shopState.told).toEqual([`hold ${pay_no}`, `paid ${pay_no}`])
  await shopApp.expectNoDiscrepancy()
})

test('what is not paid is closed, and then neither paid nor closed again; what is paid is not closed', async () => {
  const { pay_no } = await shopApp.order(buyer)
  expect((await close(buyer, pay_no)).query[0]?.pay_state).toBe(0)
  expect((await close(buyer, pay_no)).query[0]?.pay_state).toBe(0)
  expect(shopState.told).toEqual([`release ${pay_no}`])
  await expect(confirm(buyer, pay_no, 10_000)).rejects.toMatchObject({ status: 409 })
  await expect(deposit(shopApp.staffer, pay_no)).rejects.toMatchObject({ status: 409 })
  const paid = await shopApp.order(buyer)
  await deposit(shopApp.staffer, paid.pay_no)
  await expect(close(buyer, paid.pay_no)).rejects.toMatchObject({ message: '이미 결제했어요.' })
})

test('another company does not even learn that a payment exists; colleagues see it and do not pay it', async () => {
  const { pay_no } = await shopApp.order(buyer)
  const stranger = await shopApp.app.client()
  for (const call of [shopApp.read, close, (who: Person, no: number) => confirm(who, no, 0)])
    await expect(call(stranger, pay_no)).rejects.toMatchObject({ status: 404 })
  const otherStaff = await shopApp.app.staff()
  await expect(shopApp.read(otherStaff, pay_no)).rejects.toMatchObject({ status: 404 })
  const colleague = await shopApp.app.client({ client_no: buyer.client_no })
  expect((await shopApp.read(colleague, pay_no)).pay_no).toBe(pay_no)
  await expect(close(colleague, pay_no)).rejects.toMatchObject({ status: 404 })
})

test('what the company as a whole is asked to pay may be paid by any of its people', async () => {
  shopState.price = 0
  const { pay_no } = await shopApp.order(buyer, { isForCompany: true })
  const colleague = await shopApp.app.client({ client_no: buyer.client_no })
  expect((await confirm(colleague, pay_no, 0)).query[0]?.pay_state).toBe(12)
})

test('staff list payments by state, method, kind, day, company and words, and get the same as a file', async () => {
  const rich = await shopApp.app.client({ client_no: await shopApp.app.company('은하수상사') })
  const paid = await shopApp.order(rich, { method: 'manual' })
  await deposit(shopApp.staffer, paid.pay_no, 5)
  const open = await shopApp.order(rich)
  const list = async (query: RequestOf<typeof payments.list>['query']) =>
    (await shopApp.staffer.call(payments.list, { query })).query.map(({ pay_no }) => pay_no)
  const own = { client_no: rich.client_no }
  expect(await list(own)).toEqual([open.pay_no, paid.pay_no])
  expect(await list({ ...own, pay_state: 12 })).toEqual([paid.pay_no])
  expect(await list({ ...own, pay_method: 'manual' })).toEqual([paid.pay_no])
  expect(await list({ ...own, pay_type: 5 })).toEqual([paid.pay_no])
  expect(await list({ ...own, pay_type: 6 })).toEqual([])
  expect(await list({ keyword: 'ㅇㅎㅅ' })).toEqual([open.pay_no, paid.pay_no])
  expect(await list({ ...own, keyword: '물건' })).toHaveLength(2)
  expect(await list({ ...own, keyword: 'ㅁㄱ' })).toHaveLength(2)
  expect(await list({ ...own, keyword: String(paid.pay_no) })).toEqual([paid.pay_no])
  expect(await list({ ...own, keyword: '100%' })).toEqual([])
  expect(await list({ ...own, start_dt: '2999-01-01' })).toEqual([])
  expect(await list({ ...own, end_dt: '2999-01-01' })).toHaveLength(2)
  const url = `${shopApp.app.url}${payments.excel.path}?client_no=${rich.client_no}`
  const file = await fetch(url, { headers: { authorization: `Bearer ${shopApp.staffer.token}` } })
  const [head, ...rows] = await readSheet(Buffer.from(await file.arrayBuffer()))
  expect(head?.slice(0, 3)).toEqual(['결제 번호', '상품', '상태'])
  expect(rows.map((row) => row[0])).toEqual([open.pay_no, paid.pay_no])
})
