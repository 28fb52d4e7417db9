import { payments } from '@crm/contract/features/payments/payments'
import { taxPapers } from '@crm/contract/features/taxPapers/taxPapers'
import { sql } from 'kysely'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { resetShop, shopState } from '../../testing/features/shopFeature.ts'
import { startShop } from '../../testing/fixtures/money/paymentFixture.ts'
import { startToss } from '../../testing/services/toss.ts'
import type { Person } from '../../testing/startTestApp.ts'
import { addUnasked } from './papers.service.ts'
import { amendmentOf, invoiceDue, receiptDue } from './taxPapers.rules.ts'

let toss: Awaited<ReturnType<typeof startToss>>
let shopApp: Awaited<ReturnType<typeof startShop>>
let buyer: Person & { client_no: number }
beforeAll(async () => {
  toss = await startToss()
  shopApp = await startShop({ toss: toss.settings })
})
afterAll(() => toss.stop())
beforeEach(async () => {
  resetShop()
  shopState.price = 110_000
  toss.state.mood = 'works'
  toss.receipts.length = 0
  buyer = await shopApp.app.client({ user_email: `tax${Math.random()}@client.example` })
})

type Receipt = { receipt_kind?: 'none' | 'income' | 'expense' | 'tax_invoice'; receipt_number?: string | null }
const bought = async ({ receipt_kind = 'none', receipt_number = null }: Receipt = {}, count = 1) => {
  const { pay_no } = await shopApp.order(buyer, { count })
  await buyer.call(payments.payByHand, { params: { pay_no }, body: { receipt_kind, receipt_number } })
  await shopApp.staffer.call(payments.deposit, { params: { pay_no }, body: { pay_type: 3 } })
  return pay_no
}
const papersOf = async (pay_no: number, who: Person = buyer) => {
  const [found] = (await who.call(taxPapers.ofPayment, { params: { pay_no } })).query
  if (!found) throw new Error('nothing there')
  return found
}
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 50 })
const reaches = (pay_no: number, papers: object[]) =>
  until(async () => expect((await papersOf(pay_no)).papers).toMatchObject(papers))

const company = {
  receiver: '124-81-00998',
  company_name: '주식회사 물건',
  company_rep: '김대표',
  company_addr: '',
  company_type: '',
  company_item: '',
  company_email: 'tax@client.example',
}
const number = (last: number) => `20261117${String(last).padStart(16, '0')}`
const askInvoice = (pay_no: number, who: Person = buyer, more: Partial<typeof company> = {}) =>
  who.call(taxPapers.askInvoice, { params: { pay_no }, body: { ...company, ...more } })
const issue = (tp_no: number, issue_number: string, who: Person = shopApp.staffer) =>
  who.call(taxPapers.issue, { params: { tp_no }, body: { issue_number } })
const paperNo = async (pay_no: number) => (await papersOf(pay_no)).papers[0]?.tp_no ?? 0

/** Gives one of the bought things back. */
const giveBack = async (pay_no: number, place = 0) => {
  const { items } = await shopApp.read(buyer, pay_no)
  const account = { bank_code: '088', number: '110123456789', holder: '김고객' }
  const body = { pi_nos: [items[place]?.pi_no ?? 0], reason: '변심', account }
  const asked = (await buyer.call(payments.askRefund, { params: { pay_no }, body })).query[0]
  const rf_no = asked?.refunds[0]?.rf_no ?? 0
  await shopApp.staffer.call(payments.decideRefund, { params: { rf_no }, body: { is_by_hand: true } })
}

test('due days: five days for receipts, the 10th of the next month for invoices', () => {
  expect([receiptDue('2026-12-29'), invoiceDue('2026-12-01'), invoiceDue('2026-01-31')]).toEqual([
    '2027-01-03',
    '2027-01-10',
    '2026-02-10',
  ])
})

test('an amendment leaves a paper that is split as if it had been issued with less', () => {
  expect(amendmentOf(110_000, 110_000, false)).toEqual({ supply: -100_000, vat: -10_000 })
  const { supply, vat } = amendmentOf(10_001, 3_334, false)
  expect([9_092 + supply, 909 + vat, supply + vat]).toEqual([6_061, 606, -3_334])
  expect(amendmentOf(10_000, 4_000, true)).toEqual({ supply: -4_000, vat: 0 })
})

test('a cash receipt that was chosen at the checkout is issued by the payment service', async () => {
  const pay_no = await bought({ receipt_kind: 'income', receipt_number: '01012345678' })
  const issued = { kind: 'cash_receipt', tp_state: 'issued', supply: 100_000, vat: 10_000, issue_number: '123456789' }
  await reaches(pay_no, [{ ...issued, receiver: '*******5678' }])
  expect(toss.receipts).toMatchObject([
    { amount: 110_000, type: '소득공제', customerIdentityNumber: '01012345678', orderName: '물건 주문' },
  ])
  expect((await papersOf(pay_no, shopApp.staffer)).papers[0]?.receiver).toBe('01012345678')
  expect(await papersOf(pay_no)).toMatchObject({ may_invoice: null, may_receipt: false })
  await expect(askInvoice(pay_no)).rejects.toMatchObject({ message: expect.stringContaining('현금영수증을 이미') })
})

test('what is tax free has no VAT, and its invoice is of another kind', async () => {
  shopState.isTaxFree = true
  const receipt = await bought({ receipt_kind: 'expense', receipt_number: '1248100998' })
  await reaches(receipt, [{ tp_state: 'issued', supply: 110_000, vat: 0, cash_kind: 'expense' }])
  expect(toss.receipts).toMatchObject([{ type: '지출증빙', taxFreeAmount: 110_000 }])
  const pay_no = await bought()
  await askInvoice(pay_no)
  expect((await papersOf(pay_no)).papers).toMatchObject([{ kind: 'invoice', supply: 110_000, vat: 0 }])
  const hometax = async (kind: string) => {
    const headers = { authorization: `Bearer ${shopApp.staffer.token}` }
    const file = await fetch(`${shopApp.app.url}${taxPapers.hometax.path}?kind=${kind}`, { headers })
    return readSheet(Buffer.from(await file.arrayBuffer()))
  }
  // The office's form explains itself in five rows, has its titles in the sixth, and is read from the seventh on.
  const [head, ...rows] = (await hometax('invoice')).slice(5)
  expect(head?.[0]).toBe('전자(세금)계산서 종류')
  expect(rows.map((row) => [row[0], row[10], row[19], row[20]])).toContainEqual([
    ...['05', '1248100998', 110_000],
    `결제 ${pay_no}`,
  ])
  expect((await hometax('tax_invoice')).flat()).not.toContain(`결제 ${pay_no}`)
})

test('a card has no paper but its slip, and says so', async () => {
  const { pay_no, pay_money: amount } = await shopApp.order(buyer)
  const tried = await buyer.call(payments.openTry, { params: { pay_no }, body: { method: 'card' } })
  const order_id = tried.query[0]?.order_id ?? ''
  const pg_key = toss.authenticate(order_id, amount)
  await buyer.call(payments.confirm, { params: { pay_no }, body: { order_id, pg_key, amount } })
  const note = '카드 결제는 매출전표가 증빙이라 세금계산서를 따로 발급하지 않아요.'
  expect(await papersOf(pay_no)).toMatchObject({ papers: [], note, may_invoice: null, may_receipt: false })
  await expect(askInvoice(pay_no)).rejects.toMatchObject({ status: 409, message: note })
})

test('a tax invoice is asked for, put right, and issued with its number once; the payer is written to', async () => {
  const pay_no = await bought()
  await askInvoice(pay_no)
  await askInvoice(pay_no, buyer, { company_name: '주식회사 다른 물건' })
  const { papers } = await papersOf(pay_no)
  expect(papers).toMatchObject([
    { kind: 'tax_invoice', tp_state: 'requested', company_name: '주식회사 다른 물건', receiver: '1248100998' },
  ])
  const tp_no = papers[0]?.tp_no ?? 0
  await expect(issue(tp_no, '123456789')).rejects.toMatchObject({ status: 400 })
  const junior = await shopApp.app.staff({ emp_lv: 3, emp_scope: ['CampAdmList'] })
  await expect(issue(tp_no, number(1), junior)).rejects.toMatchObject({ status: 403 })
  await issue(tp_no, `${number(1).slice(0, 8)}-${number(1).slice(8)}`)
  expect((await papersOf(pay_no)).papers).toMatchObject([{ tp_state: 'issued', issue_number: number(1) }])
  await expect(issue(tp_no, number(2))).rejects.toMatchObject({ message: '이미 발급했어요.' })
  await expect(askInvoice(pay_no)).rejects.toMatchObject({ message: '이미 발급했어요.' })
  const { rows } = await sql`select from outbox where ob_subject like '%세금계산서를 발급했어요'
    and ob_to = (select user_email from users where user_no = ${buyer.user_no})`.execute(shopApp.app.db)
  expect(rows.length).toBe(1)
  const other = await bought()
  await askInvoice(other)
  await expect(issue(await paperNo(other), number(1))).rejects.toMatchObject({
    fields: { issue_number: '이미 기록한 승인번호예요.' },
  })
})

test('of fifty requests at once one is kept', async () => {
  const pay_no = await bought()
  await Promise.allSettled(Array.from({ length: 50 }, () => askInvoice(pay_no)))
  expect((await papersOf(pay_no)).papers.length).toBe(1)
})

test('the database keeps one live paper of a kind, no receipt beside an invoice, and the order of states', async () => {
  const pay_no = await bought()
  await askInvoice(pay_no)
  const insert = (kind: string, cash: string | null) =>
    sql`insert into tax_papers (to_table, to_no, kind, cash_kind, supply, vat, due_dt)
      values ('payments', ${pay_no}, ${kind}, ${cash}, 100, 10, now())`.execute(shopApp.app.db)
  await expect(insert('tax_invoice', null)).rejects.toMatchObject({ constraint: 'tax_papers_one_live' })
  await expect(insert('cash_receipt', 'income')).rejects.toMatchObject({ constraint: 'tax_papers_one_sort' })
  const tp_no = await paperNo(pay_no)
  const set = (change: ReturnType<typeof sql>) =>
    sql`update tax_papers set ${change} where tp_no = ${tp_no}`.execute(shopApp.app.db)
  await issue(tp_no, number(20))
  await expect(set(sql`supply = 1`)).rejects.toMatchObject({ constraint: 'tax_papers_fixed' })
  await expect(set(sql`tp_state = 'requested'`)).rejects.toMatchObject({ constraint: 'tax_papers_move' })
  await expect(sql`delete from tax_papers where tp_no = ${tp_no}`.execute(shopApp.app.db)).rejects.toBeDefined()
})

test('a refund amends what is issued and lowers what waits; a whole one ends it', async () => {
  const pay_no = await bought({}, 2)
  await askInvoice(pay_no)
  await giveBack(pay_no)
  await reaches(pay_no, [{ tp_state: 'requested', total: 110_000, supply: 100_000 }])
  await issue(await paperNo(pay_no), number(30))
  await giveBack(pay_no, 1)
  await reaches(pay_no, [
    { tp_state: 'requested', total: -110_000, vat: -10_000, reason: '환불', company_name: '주식회사 물건' },
    { tp_state: 'issued', total: 110_000, left: 0 },
  ])
  const [amendment, original] = (await papersOf(pay_no)).papers
  expect(amendment?.amended_of).toBe(original?.tp_no)
  await issue(amendment?.tp_no ?? 0, number(31))
  const waiting = await bought()
  await askInvoice(waiting)
  await giveBack(waiting)
  await reaches(waiting, [{ tp_state: 'cancelled' }])
})

test('a refund takes its part off the cash receipt at the payment service', async () => {
  const pay_no = await bought({ receipt_kind: 'income', receipt_number: '01012345678' }, 2)
  await reaches(pay_no, [{ tp_state: 'issued' }])
  await giveBack(pay_no)
  await reaches(pay_no, [{ tp_state: 'issued', total: -110_000, issue_number: '123456780' }, { left: 110_000 }])
  expect(toss.receipts).toMatchObject([{ amount: 220_000, left: 110_000 }])
})

test('staff take off at most what a paper states', async () => {
  const pay_no = await bought()
  await askInvoice(pay_no)
  const tp_no = await paperNo(pay_no)
  const amend = (amount: number) =>
    shopApp.staffer.call(taxPapers.amend, { params: { tp_no }, body: { amount, reason: '공급가액 변동' } })
  await expect(amend(1_000)).rejects.toMatchObject({ message: '발급한 것만 수정할 수 있어요.' })
  await issue(tp_no, number(40))
  await amend(100_000)
  await expect(amend(10_001)).rejects.toMatchObject({ fields: { amount: '10,000원까지 뺄 수 있어요.' } })
  await expect(
    shopApp.staffer.call(taxPapers.cancel, { params: { tp_no }, body: { reason: '착오' } }),
  ).rejects.toMatchObject({ message: '수정분이 있어 취소할 수 없어요.' })
})

test('a cancelled receipt is cancelled at the service, once, and another paper may be asked for', async () => {
  const pay_no = await bought({ receipt_kind: 'income', receipt_number: '01012345678' })
  await reaches(pay_no, [{ tp_state: 'issued' }])
  const tp_no = await paperNo(pay_no)
  const cancel = () =>
    shopApp.staffer.call(taxPapers.cancel, { params: { tp_no }, body: { reason: '세금계산서로 바꿔요.' } })
  toss.state.mood = 'silent'
  await expect(cancel()).rejects.toMatchObject({ status: 409 })
  expect(toss.receipts).toMatchObject([{ left: 0 }])
  toss.state.mood = 'works'
  await cancel()
  await askInvoice(pay_no)
  expect((await papersOf(pay_no)).papers).toMatchObject([{ kind: 'tax_invoice' }, { tp_state: 'cancelled' }])
})

test('a receipt that the service refuses waits for staff, who send it again', async () => {
  toss.state.mood = { status: 400, code: 'INVALID_REQUEST', message: '번호를 확인해 주세요.' }
  const pay_no = await bought({ receipt_kind: 'income', receipt_number: '01012345678' })
  await reaches(pay_no, [{ tp_state: 'requested', fail_message: '번호를 확인해 주세요.' }])
  toss.state.mood = 'works'
  const tp_no = await paperNo(pay_no)
  await shopApp.staffer.call(taxPapers.retry, { params: { tp_no } })
  await reaches(pay_no, [{ tp_state: 'issued', fail_message: null }])
})

test('cash of 100,000 won and more that nobody asked a paper for gets one before the fifth day', async () => {
  const [large, fresh] = [await bought(), await bought()]
  shopState.price = 99_999
  const small = await bought()
  await sql`update payments set paid_dt = now() - interval '97 hours' where pay_no = any (${[large, small]}::int[])`.execute(
    shopApp.app.db,
  )
  await shopApp.runJob(addUnasked, {})
  await shopApp.runJob(addUnasked, {})
  expect((await papersOf(large, shopApp.staffer)).papers).toMatchObject([
    { kind: 'cash_receipt', receiver: '0100001234', reason: '자진 발급' },
  ])
  expect([(await papersOf(small)).papers, (await papersOf(fresh)).papers]).toEqual([[], []])
})

test('the list is filtered by state, kind, company and words; papers of others are not there', async () => {
  const pay_no = await bought()
  await askInvoice(pay_no)
  const list = async (query: object) =>
    (await shopApp.staffer.call(taxPapers.list, { query: { ...query, client_no: buyer.client_no } })).query.length
  expect(await list({})).toBe(1)
  expect(await list({ keyword: '주식회사 물건', tp_state: 'requested', kind: 'tax_invoice' })).toBe(1)
  expect([
    await list({ tp_state: 'issued' }),
    await list({ kind: 'cash_receipt' }),
    await list({ keyword: '없는' }),
  ]).toEqual([0, 0, 0])
  const stranger = await shopApp.app.client()
  await expect(papersOf(pay_no, stranger)).rejects.toMatchObject({ status: 404 })
  await expect(askInvoice(pay_no, stranger)).rejects.toMatchObject({ status: 404 })
})
