import { alarms } from '@crm/contract/features/alarms/alarms'
import { contracts } from '@crm/contract/features/contracts/contracts'
import { deposits } from '@crm/contract/features/deposits/deposits'
import { contractPapers } from '@crm/contract/features/taxPapers/contractPapers'
import type { ContractPaper } from '@crm/contract/features/taxPapers/contractPapers.rows'
import { taxPapers } from '@crm/contract/features/taxPapers/taxPapers'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { koreaToday } from '../../../clock.ts'
import { depositFixture } from '../../../testing/fixtures/money/depositFixture.ts'
import { runJobOf } from '../../../testing/runJob.ts'
import type { Person } from '../../../testing/startTestApp.ts'
import { paperText } from '../taxPapers.messages.ts'
import { invoiceDue } from '../taxPapers.rules.ts'
import { announceDue } from './due.service.ts'

let f: Awaited<ReturnType<typeof depositFixture>>
beforeAll(async () => {
  f = await depositFixture()
})

/** A contract with its VAT, as an estimate without lines says it. */
const agreed = async (amounts: number[], vat: number, mode = 'added') => {
  const contract = await f.agreed(amounts)
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  await sql`update estimates set est_vat = ${vat}, est_supply = ${total - vat}, est_vat_mode = ${mode} where est_no = ${contract.est_no}`.execute(
    f.app.db,
  )
  return contract
}
type Agreed = Awaited<ReturnType<typeof agreed>>

const pay = (
  { projcrd_nos }: Agreed,
  amount: number,
  changes: { dep_pay_type?: 1 | 2 | 3 | 4 | 5; at?: number } = {},
) => {
  const { at = 0, dep_pay_type = 3 } = changes
  return f.register({ dep_amount: amount, dep_pay_type, shares: [{ projcrd_no: projcrd_nos[at] ?? 0, amount }] })
}
const papersOf = async ({ ctr_no }: Pick<Agreed, 'ctr_no'>, who: Person = f.admin): Promise<ContractPaper[]> => {
  const { query } = await who.call(contractPapers.contractList, { query: { limit: 1000, desc: 0 } })
  return query.filter((paper) => paper.ctr_no === ctr_no)
}
const only = async (contract: Agreed) => {
  const [paper] = await papersOf(contract)
  if (!paper) throw new Error('no paper')
  return paper
}
let last = 0
const aNumber = () => `20261118${String(++last).padStart(16, '0')}`
const company = {
  ...{ receiver: '124-81-00998', company_name: '주식회사 그린루프', company_rep: '김대표', company_addr: '' },
  ...{ company_type: '', company_item: '', company_email: 'tax@client.example' },
}
const issued = async (paper: ContractPaper) => {
  const params = { tp_no: paper.tp_no }
  if (paper.missing.length) await f.admin.call(contractPapers.contractCompany, { params, body: company })
  const body = { issue_number: aNumber() }
  return (await f.admin.call(contractPapers.contractIssue, { params, body })).query[0] as ContractPaper
}

test('each share has its paper, due on the 10th of the next month, and together they are the contract to the won', async () => {
  const contract = await agreed([1_000_001, 234_567], 112_233)
  await pay(contract, 333_334)
  await pay(contract, 666_667)
  await pay(contract, 234_567, { at: 1 })
  const papers = await papersOf(contract)
  expect(papers.map(({ kind, tp_state, due_dt, total }) => [kind, tp_state, due_dt, total])).toEqual(
    [333_334, 666_667, 234_567].map((total) => ['tax_invoice', 'requested', '2026-03-10', total]),
  )
  expect(papers.reduce((sum, { vat }) => sum + vat, 0)).toBe(112_233)
  expect(papers.every(({ client_name, is_overdue }) => client_name === '그린루프' && is_overdue)).toBe(true)
})

test('the kind follows from how it was paid: a receipt for a person, nothing for a card', async () => {
  const contract = await agreed([500_000], 45_455)
  await pay(contract, 100_000, { dep_pay_type: 1 })
  await pay(contract, 100_000, { dep_pay_type: 2 })
  await pay(contract, 100_000, { dep_pay_type: 4 })
  await pay(contract, 200_000, { dep_pay_type: 5 })
  const [receipt, invoice, ...more] = await papersOf(contract)
  expect(more).toEqual([])
  expect(receipt).toMatchObject({
    kind: 'cash_receipt',
    cash_kind: 'income',
    due_dt: '2026-02-06',
    missing: ['받는 번호'],
  })
  expect(invoice).toMatchObject({ kind: 'tax_invoice', total: 200_000 })
  const params = { tp_no: receipt?.tp_no ?? 0 }
  const issue = () => f.admin.call(contractPapers.contractIssue, { params, body: { issue_number: '123456789' } })
  await expect(issue()).rejects.toMatchObject({ fields: { issue_number: paperText.missing(['받는 번호']) } })
  const body = { cash_kind: 'income' as const, receiver: '010-1234-5678' }
  await f.admin.call(contractPapers.contractReceiver, { params, body })
  expect((await issue()).query[0]).toMatchObject({
    tp_state: 'issued',
    issue_number: '123456789',
    receiver: '01012345678',
  })
  const free = await agreed([300_000], 0, 'free')
  await pay(free, 300_000)
  expect(await papersOf(free)).toMatchObject([{ kind: 'invoice', supply: 300_000, vat: 0 }])
})

test('an estimate with taxable and tax-free lines has one paper of each kind', async () => {
  const contract = await agreed([870_000, 870_000], 40_000)
  await f.app.db
    .insertInto('estimate_lines')
    .values(
      [
        { el_price: 400_000, is_taxable: true },
        { el_price: 1_300_000, is_taxable: false },
      ].map((line, el_place) => ({ est_no: contract.est_no, el_place, el_kind: 'line', el_name: '자문', ...line })),
    )
    .execute()
  await pay(contract, 870_000)
  await pay(contract, 870_000, { at: 1 })
  expect((await papersOf(contract)).map(({ kind, supply, vat }) => [kind, supply, vat])).toEqual([
    ['tax_invoice', 200_000, 20_000],
    ['invoice', 650_000, 0],
    ['tax_invoice', 200_000, 20_000],
    ['invoice', 650_000, 0],
  ])
  const [first] = (await f.admin.call(deposits.list, { query: { limit: 2 } })).query
  await f.refund(first?.dep_no ?? 0, 870_000)
  expect((await papersOf(contract)).slice(2)).toMatchObject([{ tp_state: 'cancelled' }, { tp_state: 'cancelled' }])
})

test('a refund takes from a paper that waits, and amends one that was issued', async () => {
  const contract = await agreed([1_100_000], 100_000)
  const deposit = await pay(contract, 1_100_000)
  await f.refund(deposit.dep_no, 110_000)
  expect(await papersOf(contract)).toMatchObject([{ tp_state: 'requested', supply: 900_000, vat: 90_000 }])
  await issued(await only(contract))
  await f.refund(deposit.dep_no, 330_000)
  const [paper, amendment] = await papersOf(contract)
  expect(paper).toMatchObject({ tp_state: 'issued', total: 990_000, left: 660_000 })
  expect(amendment).toMatchObject({
    ...{ amended_of: paper?.tp_no, supply: -300_000, vat: -30_000, amend_code: 2, tp_state: 'requested' },
    due_dt: invoiceDue(koreaToday()),
  })
  const params = { tp_no: amendment?.tp_no ?? 0 }
  await f.admin.call(contractPapers.contractCode, { params, body: { amend_code: 3 } })
  expect((await papersOf(contract))[1]).toMatchObject({ amend_code: 3 })
})

test('the money of a cancelled contract is amended for that reason, a wrong entry as issued twice', async () => {
  const cancelled = await agreed([220_000], 20_000)
  const deposit = await pay(cancelled, 220_000)
  await issued(await only(cancelled))
  const [contract] = (await f.admin.call(contracts.detail, { params: { ctr_no: cancelled.ctr_no } })).query
  await sql`update contracts set ctr_state = 'cancelled', ctr_cancelled_dt = current_date, ctr_cancel_reason = '해지'
             where ctr_no = ${contract?.ctr_no}`.execute(f.app.db)
  await f.refund(deposit.dep_no, 220_000)
  expect((await papersOf(cancelled))[1]).toMatchObject({ amend_code: 4, total: -220_000 })

  const wrong = await agreed([220_000], 20_000)
  const entry = await pay(wrong, 220_000)
  await issued(await only(wrong))
  const body = { dep_memo: '두 번 등록' }
  await f.admin.call(deposits.correct, { params: { dep_no: entry.dep_no }, body })
  expect(await papersOf(wrong)).toMatchObject([{ left: 0 }, { amend_code: 6, total: -220_000 }])
  await pay(wrong, 220_000)
  expect((await papersOf(wrong))[2]).toMatchObject({ supply: 200_000, vat: 20_000 })
})

test('a paper is completed, recorded once, and its number is not used again', async () => {
  const contract = await agreed([220_000], 20_000)
  await pay(contract, 110_000)
  await pay(contract, 110_000)
  const [first, second] = await papersOf(contract)
  await sql`update tax_papers set receiver = null, company_rep = null where ctr_no = ${contract.ctr_no}`.execute(
    f.app.db,
  )
  const params = { tp_no: first?.tp_no ?? 0 }
  const body = { issue_number: aNumber() }
  await expect(f.admin.call(contractPapers.contractIssue, { params, body })).rejects.toMatchObject({
    fields: { issue_number: paperText.missing(['사업자등록번호', '대표자']) },
  })
  await f.admin.call(contractPapers.contractCompany, { params, body: company })
  const recorded = (await f.admin.call(contractPapers.contractIssue, { params, body })).query[0]
  expect(recorded).toMatchObject({ tp_state: 'issued', receiver: '1248100998', missing: [] })
  await expect(f.admin.call(contractPapers.contractIssue, { params, body })).rejects.toMatchObject({ status: 409 })
  const other = { tp_no: second?.tp_no ?? 0 }
  await f.admin.call(contractPapers.contractCompany, { params: other, body: company })
  await expect(f.admin.call(contractPapers.contractIssue, { params: other, body })).rejects.toMatchObject({
    fields: { issue_number: paperText.sameNumber },
  })
})

test('a wrong entry is undone and issued once more; other reasons only take off', async () => {
  const contract = await agreed([220_000], 20_000)
  await pay(contract, 220_000)
  const paper = await issued(await only(contract))
  const params = { tp_no: paper.tp_no }
  const amend = (amend_code: 1 | 2, amount: number | null) =>
    f.admin.call(contractPapers.contractAmend, { params, body: { amend_code, amount, reason: '' } })
  await expect(amend(2, 220_001)).rejects.toMatchObject({ fields: { amount: paperText.tooMuch(220_000) } })
  await amend(2, 22_000)
  await amend(1, null)
  const [, part, all, replacement] = await papersOf(contract)
  expect(part).toMatchObject({ amend_code: 2, supply: -20_000, vat: -2_000 })
  expect(all).toMatchObject({ amend_code: 1, supply: -180_000, vat: -18_000 })
  expect(replacement).toMatchObject({ replaces: paper.tp_no, tp_state: 'requested', supply: 180_000, vat: 18_000 })
  await expect(amend(2, 1)).rejects.toMatchObject({ message: paperText.nothingLeftOfPaper })
  const cancel = (tp_no = 0) =>
    f.admin.call(contractPapers.contractCancel, { params: { tp_no }, body: { reason: '착오' } })
  await expect(cancel(all?.tp_no)).rejects.toMatchObject({ message: paperText.hasReplacement })
  await cancel(replacement?.tp_no)
  await cancel(all?.tp_no)
})

test('what was cancelled by mistake is made again, as far as its money is there and no other paper states it', async () => {
  const contract = await agreed([220_000], 20_000)
  const deposit = await pay(contract, 220_000)
  const { tp_no } = await only(contract)
  const params = { tp_no }
  const renew = () => f.admin.call(contractPapers.contractRenew, { params })
  await expect(renew()).rejects.toMatchObject({ message: paperText.notRenewable })
  await f.admin.call(contractPapers.contractCancel, { params, body: { reason: '착오' } })
  await f.refund(deposit.dep_no, 110_000)
  expect((await renew()).query[0]).toMatchObject({ tp_state: 'requested', supply: 100_000, vat: 10_000 })
  await expect(renew()).rejects.toMatchObject({ status: 409 })
})

test('who manages the camp finds no paper of contracts, and the other way round', async () => {
  const contract = await agreed([220_000], 20_000)
  await pay(contract, 220_000)
  const { tp_no } = await only(contract)
  const camp = await f.app.staff({ emp_scope: ['CampAdmList'], emp_lv: 5 })
  const params = { tp_no }
  expect((await camp.call(taxPapers.list, { query: {} })).total).toBe(0)
  const body = { issue_number: aNumber() }
  for (const call of [
    () => camp.call(taxPapers.detail, { params }),
    () => camp.call(taxPapers.issue, { params, body }),
    () => camp.call(taxPapers.cancel, { params, body: { reason: '착오' } }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 404 })
  for (const call of [
    () => camp.call(contractPapers.contractList, { query: {} }),
    () => camp.call(contractPapers.contractDetail, { params }),
    () => f.admin.call(taxPapers.list, { query: {} }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 403 })
})

test('the list is filtered by what is due and what is missing, and its sums follow', async () => {
  const contract = await agreed([220_000], 20_000)
  await f.register({
    ...{ dep_dt: koreaToday(), dep_amount: 220_000 },
    shares: [{ projcrd_no: contract.projcrd_nos[0] ?? 0, amount: 220_000 }],
  })
  const { tp_no } = await only(contract)
  const tpNosOf = async (query: object) =>
    (await f.admin.call(contractPapers.contractList, { query: { limit: 1000, ...query } })).query.map(
      (paper) => paper.tp_no,
    )
  expect(await tpNosOf({ from: koreaToday(), keyword: '그린' })).toContain(tp_no)
  expect(await tpNosOf({ due: 'late' })).not.toContain(tp_no)
  expect(await tpNosOf({ keyword: '없는 회사' })).toEqual([])
  await sql`update tax_papers set due_dt = current_date + 5 where tp_no = ${tp_no}`.execute(f.app.db)
  expect(await tpNosOf({ due: 'soon' })).toEqual([tp_no])
  await sql`update tax_papers set due_dt = current_date + 6 where tp_no = ${tp_no}`.execute(f.app.db)
  expect(await tpNosOf({ due: 'soon' })).toEqual([])
  await sql`update tax_papers set receiver = null where tp_no = ${tp_no}`.execute(f.app.db)
  expect(await tpNosOf({ due: 'missing' })).toContain(tp_no)
  const [sums] = (
    await f.admin.call(contractPapers.contractSums, { query: { from: koreaToday(), tp_state: 'requested' } })
  ).query
  const shown = await f.admin.call(contractPapers.contractList, {
    query: { from: koreaToday(), tp_state: 'requested', limit: 1000 },
  })
  expect(sums).toMatchObject({ count: shown.total, total: shown.query.reduce((sum, { total }) => sum + total, 0) })
})

test('one alarm in the morning for all that is due, to whoever manages contracts', async () => {
  const other = await f.app.staff({ emp_scope: ['CampAdmList'] })
  await runJobOf(f.app)(announceDue, {})
  const titles = async (person: Person) =>
    (await person.call(alarms.list, { query: {} })).query.map(({ al_title }) => al_title)
  expect((await titles(f.admin)).filter((title) => title.includes('세금계산서'))).toHaveLength(1)
  expect((await titles(other)).filter((title) => title.includes('세금계산서'))).toEqual([])
})
