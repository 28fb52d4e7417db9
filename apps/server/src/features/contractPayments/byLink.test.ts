import { contractPayments } from '@crm/contract/features/contractPayments/contractPayments'
import type { LinkPayment } from '@crm/contract/features/contractPayments/contractPayments.rows'
import { contracts } from '@crm/contract/features/contracts/contracts'
import { payments } from '@crm/contract/features/payments/payments'
import type { TestCard } from '@crm/contract/features/payments/payments.rows'
import { publicEstimateMessages } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { koreaToday } from '../../clock.ts'
import { depositFixture } from '../../testing/fixtures/money/depositFixture.ts'
import { insertEstimate } from '../../testing/fixtures/money/estimateFixture.ts'
import { estimateLinkTo, signerLinkTo } from '../../testing/fixtures/money/payLinks.ts'
import { contractPayText } from './contractPayments.messages.ts'

let f: Awaited<ReturnType<typeof depositFixture>>
beforeAll(async () => {
  f = await depositFixture({ seed: 'demo' }, { rateLimits: false })
})

type Agreed = Awaited<ReturnType<typeof f.agreed>>
type Method = 'card' | 'virtual_account'
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 50 })

const money = async (t: string) => (await f.app.call(contractPayments.linkShow, { body: { t } })).query[0]
const open = async (t: string, { projcrd_nos }: Agreed, at = 0) => {
  const body = { t, projcrd_no: projcrd_nos[at] ?? 0 }
  const [opened] = (await f.app.call(contractPayments.linkOpen, { body })).query
  if (!opened) throw new Error('nothing was opened')
  return opened
}
const tried = async (t: string, pay_no: number, method: Method = 'card') => {
  const wish = { method, card_owner: 'corporate', receipt_kind: 'none', receipt_number: null } as const
  const [opened] = (await f.app.call(contractPayments.linkTry, { body: { t, pay_no, ...wish } })).query
  if (!opened) throw new Error('no order')
  return opened
}
const chosen = async (t: string, pay_no: number, card: TestCard = 'pass', method: Method = 'card') => {
  const { order_id } = await tried(t, pay_no, method)
  const [paid] = (await f.app.call(contractPayments.linkTestPay, { body: { t, pay_no, order_id, card } })).query
  if (!paid) throw new Error('no card')
  return { t, pay_no, ...paid }
}
const confirm = async (body: Awaited<ReturnType<typeof chosen>>) =>
  (await f.app.call(contractPayments.linkConfirm, { body })).query[0] as LinkPayment
const pay = async (t: string, pay_no: number, card: TestCard = 'pass', method: Method = 'card') =>
  confirm(await chosen(t, pay_no, card, method))
const read = async (t: string, pay_no: number) =>
  (await f.app.call(contractPayments.linkPayment, { body: { t, pay_no } })).query[0] as LinkPayment
const depositsOf = async (pay_no: number) => {
  const { rows } = await sql<{ dep_amount: number; dep_pay_type: number }>`
    select dep_amount, dep_pay_type from deposits where pay_no = ${pay_no} order by dep_no`.execute(f.app.db)
  return rows
}
const chargesOf = async ({ projcrd_nos }: Agreed) => {
  const { rows } = await sql<{ pg_state: string }>`
    select c.pg_state from test_checkouts c join payment_tries using (order_id) join payments p using (pay_no)
     where p.pay_key = ${`project_credits:${projcrd_nos[0]}`} and c.pg_state = 'DONE'`.execute(f.app.db)
  return rows.length
}
const noDiscrepancy = async () => {
  expect(await f.discrepancies()).toEqual([])
  expect((await sql`select * from payment_discrepancies`.execute(f.app.db)).rows).toEqual([])
}
const gone = { status: 404, message: publicEstimateMessages.gone }

test('whoever has the link of the estimate or of a signer pays by card without an account, and it becomes a deposit', async () => {
  for (const page of ['estimate', 'contract'] as const) {
    const agreed = await f.agreed([500_000, 700_000])
    const t = await (page === 'estimate'
      ? estimateLinkTo(f.app.db, agreed.est_no)
      : signerLinkTo(f.app.db, agreed.ctr_no))
    expect(await money(t)).toMatchObject({
      ...{ balance: 1_200_000, is_payable: true, depositor: expect.stringContaining('그린루프') },
      credits: [{ projcrd_title: '1차', payment: null }, { projcrd_title: '2차' }],
    })
    const { pay_no, pay_money } = await open(t, agreed)
    expect(pay_money).toBe(500_000)
    expect(await pay(t, pay_no)).toMatchObject({
      ...{ page, has_contract: false, settings: { by: 'test' } },
      payment: { pay_no, pay_state: 12, pay_money: 500_000, card_number: expect.stringContaining('*') },
      money: { paid: 500_000, balance: 700_000, next_due_dt: '2026-02-15' },
    })
    expect(await depositsOf(pay_no)).toEqual([{ dep_amount: 500_000, dep_pay_type: 4 }])
    expect(await f.show(agreed.proj_no)).toMatchObject({ progress_status: 'paid' })
    // The same again changes nothing, and what is paid is not opened again.
    await expect(open(t, agreed)).rejects.toMatchObject({ message: contractPayText.covered })
  }
  await noDiscrepancy()
})

test('the window of the service learns nothing of the token or of the company’s people', async () => {
  const agreed = await f.agreed([500_000])
  await f.app.client({ client_no: f.client_no })
  const t = await estimateLinkTo(f.app.db, agreed.est_no)
  const { pay_no } = await open(t, agreed)
  const opened = await tried(t, pay_no)
  expect(opened).toMatchObject({
    ...{ amount: 500_000, customer_name: '한대표', customer_email: 'han@greenroof.example' },
    complete_path: `/public/estimate-pay-complete?pay_no=${pay_no}`,
  })
  expect(JSON.stringify(opened)).not.toContain(t)
  const shown = JSON.stringify(await read(t, pay_no))
  for (const secret of ['user_name', 'client_no', 'refunds', 'payer_hash', t]) expect(shown).not.toContain(secret)
})

test('unknown, revoked and dead tokens look alike in every call, and so does a program that fetches previews', async () => {
  const agreed = await f.agreed([500_000])
  const [revoked, dead, live] = [
    await estimateLinkTo(f.app.db, agreed.est_no),
    await signerLinkTo(f.app.db, agreed.ctr_no),
    await signerLinkTo(f.app.db, agreed.ctr_no),
  ]
  const { pay_no } = await open(live, agreed)
  await sql`update estimate_links set revoked_dt = now() where est_no = ${agreed.est_no}`.execute(f.app.db)
  await sql`update signer_links set expires_dt = now() - interval '1 minute' where cs_no =
    (select min(cs_no) from contract_signers where ctr_no = ${agreed.ctr_no})`.execute(f.app.db)
  const order = { order_id: 'order-123456' }
  const bodies = {
    show: {},
    open: { projcrd_no: agreed.projcrd_nos[0] },
    detail: { pay_no },
    try: { pay_no, method: 'card' },
    fail: { pay_no, ...order, code: 'PAY_PROCESS_CANCELED' },
    confirm: { pay_no, ...order, amount: 500_000, pg_key: 'tgen_1' },
    test_pay: { pay_no, ...order, card: 'pass' },
    test_deposit: { pay_no },
    estimate_pdf: {},
  }
  const answersTo = (t: string, userAgent = 'Mozilla/5.0') =>
    Promise.all(
      Object.entries(bodies).map(async ([path, body]) => {
        const headers = { 'content-type': 'application/json', 'user-agent': userAgent }
        const sent = { method: 'POST', headers, body: JSON.stringify({ ...body, t }) }
        const answer = await fetch(`${f.app.url}/crm/v3/public_estimate/payment/${path}`, sent)
        const { request_id: _, ...said } = (await answer.json().catch(() => ({}))) as Record<string, unknown>
        return [answer.status, said] as const
      }),
    )
  const unknown = await answersTo('AAAAAAAAAAAAAAAAAAAAAA')
  for (const [status, said] of unknown) expect({ status, ...said }).toMatchObject(gone)
  expect(await answersTo(revoked)).toEqual(unknown)
  expect(await answersTo(dead)).toEqual(unknown)
  expect(await answersTo(live, 'kakaotalk-scrap/1.0')).toEqual(unknown)
  expect((await read(live, pay_no)).payment.pay_state).toBe(10)
})

test('a link pays nobody else’s instalment, and does not see what was begun by another one', async () => {
  const [agreed, other] = [await f.agreed([500_000]), await f.agreed([300_000])]
  const [t, stranger] = [await estimateLinkTo(f.app.db, agreed.est_no), await estimateLinkTo(f.app.db, other.est_no)]
  const colleague = await signerLinkTo(f.app.db, agreed.ctr_no)
  const { pay_no } = await open(t, agreed)
  await expect(open(stranger, agreed)).rejects.toMatchObject({ status: 404 })
  for (const who of [stranger, colleague]) {
    await expect(read(who, pay_no)).rejects.toMatchObject({ status: 404 })
    await expect(tried(who, pay_no)).rejects.toMatchObject({ status: 404 })
  }
  const body = await chosen(t, pay_no)
  await expect(confirm({ ...body, t: colleague })).rejects.toMatchObject({ status: 404 })
  // An account that waits is said to be there, but opens only by the link that began it.
  await pay(t, pay_no, 'pass', 'virtual_account')
  expect((await money(t))?.credits[0]?.payment).toMatchObject({ pay_no, pay_state: 11, may_open: true })
  expect((await money(colleague))?.credits[0]?.payment).toMatchObject({ pay_state: 11, may_open: false })
  await expect(open(colleague, agreed)).rejects.toMatchObject({ status: 409 })
  // People of the company pay as a whole.
  const member = await f.app.client({ client_no: f.client_no })
  expect((await member.call(payments.detail, { params: { pay_no } })).query[0]).toMatchObject({ pay_state: 11 })
})

test('an estimate without a concluded contract has nothing to pay', async () => {
  const other = await f.agreed([500_000])
  const { proj_no } = await f.registerProject()
  const t = await estimateLinkTo(f.app.db, await insertEstimate(f.app.db, { proj_no, est_amount: 500_000 }))
  expect((await f.app.call(contractPayments.linkShow, { body: { t } })).query).toEqual([])
  await expect(open(t, other)).rejects.toMatchObject({ status: 404 })
})

test('the amount is the server’s, at opening and again at confirming', async () => {
  const agreed = await f.agreed([500_000])
  const [projcrd_no = 0] = agreed.projcrd_nos
  const t = await estimateLinkTo(f.app.db, agreed.est_no)
  const { pay_no } = await open(t, agreed)
  const body = await chosen(t, pay_no)
  await expect(confirm({ ...body, amount: 1_000 })).rejects.toMatchObject({ status: 409 })
  await f.register({ dep_amount: 100_000, shares: [{ projcrd_no, amount: 100_000 }] })
  await expect(confirm(body)).rejects.toMatchObject({ message: '결제 금액이 바뀌었어요. 다시 확인해 주세요.' })
  expect(await depositsOf(pay_no)).toEqual([])
  expect(await open(t, agreed)).toEqual({ pay_no, pay_money: 400_000 })
  await pay(t, pay_no)
  expect(await f.paidOf(agreed.ctr_no)).toEqual([500_000])
  await noDiscrepancy()
})

test('declined and closed windows leave the way open, webhooks first and twice settle once', async () => {
  const agreed = await f.agreed([300_000])
  const t = await signerLinkTo(f.app.db, agreed.ctr_no)
  const { pay_no } = await open(t, agreed)
  expect((await pay(t, pay_no, 'decline')).payment).toMatchObject({
    pay_state: 10,
    fail_message: expect.stringContaining('거절'),
  })
  const { order_id } = await tried(t, pay_no)
  const body = { t, pay_no, order_id, code: 'PAY_PROCESS_CANCELED' }
  expect((await f.app.call(contractPayments.linkFail, { body })).query[0]?.payment).toMatchObject({ pay_state: 10 })
  expect(await depositsOf(pay_no)).toEqual([])
  for (const card of ['webhook_first', 'webhook_twice'] as const) {
    const next = await f.agreed([300_000])
    const link = await estimateLinkTo(f.app.db, next.est_no)
    const opened = await open(link, next)
    await pay(link, opened.pay_no, card)
    await until(async () => expect((await read(link, opened.pay_no)).payment.pay_state).toBe(12))
    expect(await depositsOf(opened.pay_no)).toHaveLength(1)
  }
  await noDiscrepancy()
})

test('a virtual account says where to transfer until when, and its deposit is registered', async () => {
  const agreed = await f.agreed([300_000])
  const t = await estimateLinkTo(f.app.db, agreed.est_no)
  const { pay_no } = await open(t, agreed)
  expect((await pay(t, pay_no, 'pass', 'virtual_account')).payment).toMatchObject({
    pay_state: 11,
    account: { account_number: expect.stringMatching(/\d/), due_dt: expect.stringMatching(/^\d{4}-\d\d-\d\d/) },
  })
  await f.app.call(contractPayments.linkTestDeposit, { body: { t, pay_no } })
  await until(async () => expect((await read(t, pay_no)).payment.pay_state).toBe(12))
  expect(await depositsOf(pay_no)).toEqual([{ dep_amount: 300_000, dep_pay_type: 1 }])
  // Whoever has no account gets the mail by the address that the link went to, without an address to sign in at.
  const { rows } = await sql<{ ob_body: unknown }>`
    select to_jsonb(o) as ob_body from outbox o where o::text like '%han@greenroof.example%' order by ob_no desc limit 1`.execute(
    f.app.db,
  )
  expect(JSON.stringify(rows)).toContain('결제가 완료되었어요')
  expect(JSON.stringify(rows)).not.toContain('/client/estimate')
})

test('an account that waits is closed when the contract is cancelled', async () => {
  const agreed = await f.agreed([300_000])
  const t = await estimateLinkTo(f.app.db, agreed.est_no)
  const { pay_no } = await open(t, agreed)
  await pay(t, pay_no, 'pass', 'virtual_account')
  const { rev } = (await f.admin.call(contracts.detail, { params: { ctr_no: agreed.ctr_no } })).query[0] as {
    rev: number
  }
  const body = { ctr_cancelled_dt: koreaToday(), ctr_cancel_reason: '사업을 접었어요.', rev }
  await f.admin.call(contracts.cancel, { params: { ctr_no: agreed.ctr_no }, body })
  await until(async () => expect((await read(t, pay_no)).payment).toMatchObject({ pay_state: 0, account: null }))
  const { rows } = await sql`select from payment_tries where pay_no = ${pay_no} and try_state = 'waiting'`.execute(
    f.app.db,
  )
  expect(rows).toEqual([])
  await expect(open(t, agreed)).rejects.toMatchObject({ message: contractPayText.notPayable })
  expect(await money(t)).toMatchObject({ is_payable: false })
})

test('fifty payers of all kinds at one instalment: one charge and one deposit', async () => {
  const agreed = await f.agreed([500_000])
  const member = await f.app.client({ client_no: f.client_no })
  const tokens = [
    await estimateLinkTo(f.app.db, agreed.est_no),
    await estimateLinkTo(f.app.db, agreed.est_no),
    await signerLinkTo(f.app.db, agreed.ctr_no),
  ]
  const params = { est_no: agreed.est_no, projcrd_no: agreed.projcrd_nos[0] ?? 0 }
  const payAsMember = async () => {
    const [{ pay_no } = { pay_no: 0 }] = (await member.call(contractPayments.open, { params })).query
    const [order] = (await member.call(payments.openTry, { params: { pay_no }, body: { method: 'card' } })).query
    const test = { order_id: order?.order_id ?? '', card: 'pass' } as const
    const [paid] = (await member.call(payments.testPay, { params: { pay_no }, body: test })).query
    if (!paid) throw new Error('no card')
    return member.call(payments.confirm, { params: { pay_no }, body: paid })
  }
  const payByLink = async (t: string) => pay(t, (await open(t, agreed)).pay_no)
  const everybody = Array.from({ length: 50 }, (_, at) =>
    at % 4 === 3 ? payAsMember() : payByLink(tokens[at % 4] ?? ''),
  )
  const results = await Promise.allSettled(everybody)
  // 503 where a busy machine lets somebody wait for the lock too long: nothing of it was done.
  for (const one of results)
    if (one.status === 'rejected') expect([404, 409, 503]).toContain((one.reason as { status: number }).status)
  // Whoever was replaced in the middle of it begins again; in the end somebody has paid, or a job finds the charge.
  if ((await chargesOf(agreed)) === 0) await payAsMember().catch(() => undefined)
  await until(async () => expect(await f.paidOf(agreed.ctr_no)).toEqual([500_000]))
  expect(await chargesOf(agreed)).toBe(1)
  const { rows } =
    await sql`select from deposits join deposit_shares using (dep_no) where projcrd_no = ${params.projcrd_no}`.execute(
      f.app.db,
    )
  expect(rows).toHaveLength(1)
  const { rows: open10 } =
    await sql`select from payments where pay_key = ${`project_credits:${params.projcrd_no}`} and pay_state in (10, 11)`.execute(
      f.app.db,
    )
  expect(open10).toEqual([])
  await noDiscrepancy()
})
