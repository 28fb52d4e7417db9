import { contractPayments } from '@crm/contract/features/contractPayments/contractPayments'
import { payments } from '@crm/contract/features/payments/payments'
import { taxPapers } from '@crm/contract/features/taxPapers/taxPapers'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { depositFixture } from '../../testing/fixtures/money/depositFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'

let f: Awaited<ReturnType<typeof depositFixture>>
let payer: Person
beforeAll(async () => {
  f = await depositFixture({ seed: 'demo' })
  payer = await f.app.client({ client_no: f.client_no })
})

const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 50 })

/** 400,000 won of it are taxed, 1,300,000 are not. */
const mixed = async () => {
  const contract = await f.agreed([870_001, 869_999])
  const { est_no } = contract
  await sql`update estimates set est_vat = 40000, est_supply = 1700000 where est_no = ${est_no}`.execute(f.app.db)
  const lines = [
    { el_price: 400_000, is_taxable: true },
    { el_price: 1_300_000, is_taxable: false },
  ]
  await f.app.db
    .insertInto('estimate_lines')
    .values(lines.map((line, el_place) => ({ est_no, el_place, el_kind: 'line', el_name: '자문', ...line })))
    .execute()
  return contract
}
type Mixed = Awaited<ReturnType<typeof mixed>>

const open = async ({ est_no, projcrd_nos }: Mixed, at: number) => {
  const params = { est_no, projcrd_no: projcrd_nos[at] ?? 0 }
  return (await payer.call(contractPayments.open, { params })).query[0]?.pay_no ?? 0
}
type Wish = Parameters<typeof payer.call<typeof payments.openTry>>[1]['body']
const pay = async (pay_no: number, wish: Wish) => {
  const [opened] = (await payer.call(payments.openTry, { params: { pay_no }, body: wish })).query
  const body = { order_id: opened?.order_id ?? '', card: 'pass' as const }
  const [paid] = (await payer.call(payments.testPay, { params: { pay_no }, body })).query
  if (!paid) throw new Error('no card')
  await payer.call(payments.confirm, { params: { pay_no }, body: paid })
  return opened
}
const papersOf = async (pay_no: number) =>
  (await payer.call(taxPapers.ofPayment, { params: { pay_no } })).query[0]?.papers.map(({ kind, supply, vat }) => [
    ...[kind, supply, vat],
  ])

test('the window of a card is told what of an instalment bears no tax, and all of them make up the contract', async () => {
  const contract = await mixed()
  const first = await open(contract, 0)
  expect(await pay(first, { method: 'card', card_owner: 'corporate', receipt_kind: 'none' })).toMatchObject({
    ...{ amount: 870_001, tax_free: 650_001 },
  })
  expect((await payer.call(payments.detail, { params: { pay_no: first } })).query[0]).toMatchObject({
    ...{ pay_state: 12, pay_free: 650_001, is_tax_free: false },
  })
  const second = await open(contract, 1)
  expect(await pay(second, { method: 'card', card_owner: 'corporate', receipt_kind: 'none' })).toMatchObject({
    ...{ amount: 869_999, tax_free: 649_999 },
  })
})

test('money on an account has an invoice for what is taxed and one for what is not', async () => {
  const pay_no = await open(await mixed(), 0)
  await pay(pay_no, { method: 'virtual_account', receipt_kind: 'tax_invoice', receipt_number: '1248100998' })
  await payer.call(payments.testDeposit, { params: { pay_no } })
  await until(async () => expect(await papersOf(pay_no)).toHaveLength(2))
  expect(await papersOf(pay_no)).toEqual([
    ['invoice', 650_001, 0],
    ['tax_invoice', 200_000, 20_000],
  ])
})

test('a cash receipt states VAT of the taxed part alone', async () => {
  const pay_no = await open(await mixed(), 0)
  await pay(pay_no, { method: 'virtual_account', receipt_kind: 'income', receipt_number: '01012345678' })
  await payer.call(payments.testDeposit, { params: { pay_no } })
  await until(async () => expect(await papersOf(pay_no)).toEqual([['cash_receipt', 850_001, 20_000]]))
})

test('what bears no tax at all is said to be free, whatever the estimate does with VAT', async () => {
  const contract = await f.agreed([500_000])
  await sql`update estimates set est_vat = 0, est_supply = 500000, est_vat_mode = 'added' where est_no = ${contract.est_no}`.execute(
    f.app.db,
  )
  const line = { el_place: 0, el_kind: 'line', el_name: '교육', el_price: 500_000, is_taxable: false }
  await f.app.db
    .insertInto('estimate_lines')
    .values({ est_no: contract.est_no, ...line })
    .execute()
  const opened = await pay(await open(contract, 0), {
    ...{ method: 'card' as const, card_owner: 'personal' as const, receipt_kind: 'none' as const },
  })
  expect(opened).toMatchObject({ amount: 500_000, tax_free: 500_000 })
})
