import { clientEstimates } from '@crm/contract/features/clientEstimates/clientEstimates'
import { contracts } from '@crm/contract/features/contracts/contracts'
import { deposits } from '@crm/contract/features/deposits/deposits'
import { contractPapers } from '@crm/contract/features/taxPapers/contractPapers'
import { io } from 'socket.io-client'
import { beforeAll, expect, test } from 'vitest'
import { koreaToday } from '../../clock.ts'
import { contractSigningFixture } from '../../testing/fixtures/money/contractSigningFixture.ts'
import { nextEvent, nextStale } from '../../testing/nextEvent.ts'
import type { Person } from '../../testing/startTestApp.ts'

let set: Awaited<ReturnType<typeof contractSigningFixture>>
let admin: Person
let member: Person
beforeAll(async () => {
  set = await contractSigningFixture()
  admin = await set.app.staff({ emp_scope: ['AdminContract'] })
  member = await set.app.client({ client_no: set.client_no })
})

const contractOf = async (est_no: number) =>
  (await member.call(clientEstimates.detail, { params: { est_no } })).query[0]?.contract

/** A contract of 1,100,000 won, all of which was paid like this. */
const paidBy = async (dep_pay_type: 3 | 4) => {
  const { est_no } = await set.issue()
  await set.mina.call(contracts.registerPaper, { body: { est_no, ctr_concluded_dt: koreaToday(), ctr_memo: '' } })
  expect(await contractOf(est_no)).toMatchObject({ papers: [], by_card: false })
  const projcrd_no = (await contractOf(est_no))?.credits[0]?.projcrd_no ?? 0
  await admin.call(deposits.create, {
    body: {
      ...{ client_no: set.client_no, dep_dt: koreaToday(), dep_amount: 1_100_000, dep_pay_type, dep_name: '그린루프' },
      ...{ dep_memo: '', shares: [{ projcrd_no, amount: 1_100_000 }] },
    },
  })
  return est_no
}

test('the company sees its tax papers: what is to come, and what was issued with its number', async () => {
  const est_no = await paidBy(3)
  const waiting = (await contractOf(est_no))?.papers ?? []
  expect(waiting).toMatchObject([
    { kind: 'tax_invoice', tp_state: 'requested', total: 1_100_000, vat: 100_000, issue_number: null },
  ])

  const params = { tp_no: waiting[0]?.tp_no ?? 0 }
  const company = { receiver: '124-81-00998', company_name: '그린루프', company_rep: '한지우', company_addr: '' }
  await admin.call(contractPapers.contractCompany, {
    params,
    body: { ...company, company_type: '', company_item: '', company_email: 'tax@example.com' },
  })
  const socket = io(set.app.url, { auth: { token: member.token }, transports: ['websocket'] })
  await nextEvent(socket, 'connect')
  const stale = nextStale(socket)
  const issue_number = '202611034100020312345678'
  await admin.call(contractPapers.contractIssue, { params, body: { issue_number } })
  expect(JSON.stringify(await stale)).toContain('clientEstimates')
  socket.close()
  expect((await contractOf(est_no))?.papers).toMatchObject([
    { tp_state: 'issued', issue_number, company_name: '그린루프', issued_dt: koreaToday() },
  ])
})

test('a paper that was cancelled is not shown to the company', async () => {
  const est_no = await paidBy(3)
  const [paper] = (await contractOf(est_no))?.papers ?? []
  await admin.call(contractPapers.contractCancel, {
    params: { tp_no: paper?.tp_no ?? 0 },
    body: { reason: '내부 사정' },
  })
  expect(await contractOf(est_no)).toMatchObject({ papers: [] })
})

test('what a card paid has no paper but its slip, and the page says so', async () => {
  expect(await contractOf(await paidBy(4))).toMatchObject({ papers: [], by_card: true })
})
