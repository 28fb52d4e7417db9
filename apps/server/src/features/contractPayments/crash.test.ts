import { contractPayments } from '@crm/contract/features/contractPayments/contractPayments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashToken } from '../../http/caller/actors.ts'
import { startCrashingProgram } from '../../testing/programs/crashingProgram.ts'

let set: Awaited<ReturnType<typeof startCrashingProgram>>
beforeAll(async () => {
  set = await startCrashingProgram()
})
afterAll(() => set.stop())

interface OpenCredit {
  projcrd_no: number
  est_no: number
  open: number
}

/** Instalments of concluded contracts of the demo of which nothing is paid, each by a link of its own. */
const ordered = async (place: number) => {
  const { rows } = await set.database.query<OpenCredit>(
    `select c.projcrd_no, k.est_no, c.projcrd_amount::int as open from project_credits c join contracts k using (ctr_no)
       join estimates e on e.est_no = k.est_no
      where k.ctr_state in ('concluded', 'sealed') and c.projcrd_paid = 0 and c.projcrd_amount > 0
        and e.est_issued_dt is not null and e.est_state <> 'withdrawn'
        and not exists (select from payments p where p.pay_key = 'project_credits:' || c.projcrd_no)
      order by c.projcrd_no offset $1 limit 1`,
    [place],
  )
  const credit = rows[0] as OpenCredit
  const t = `link-of-crash-test-${credit.projcrd_no}`
  await set.database.query(
    `insert into estimate_links (est_no, token_hash, elk_way, elk_name, expires_dt)
     values ($1, $2, 'copy', '한대표', now() + interval '30 days')`,
    [credit.est_no, hashToken(t)],
  )
  const { projcrd_no } = credit
  const [opened] = (await set.call(contractPayments.linkOpen, { body: { t, projcrd_no } })).query
  const { pay_no = 0, pay_money: amount = 0 } = opened ?? {}
  expect(amount).toBe(credit.open)
  const wish = { method: 'card', card_owner: 'corporate', receipt_kind: 'none', receipt_number: null } as const
  const [opening] = (await set.call(contractPayments.linkTry, { body: { t, pay_no, ...wish } })).query
  const order_id = opening?.order_id ?? ''
  return { t, projcrd_no, pay_no, amount, order_id, pg_key: set.toss.authenticate(order_id, amount) }
}
type Order = Awaited<ReturnType<typeof ordered>>

const confirm = ({ projcrd_no: _, ...body }: Order) => set.call(contractPayments.linkConfirm, { body })

const factsOf = async ({ projcrd_no, pay_no, order_id }: Order) => {
  const { rows } = await set.database.query(
    `select t.try_state as try, c.projcrd_paid::int as paid,
            (select count(*)::int from deposits d where d.pay_no = p.pay_no) as deposits
       from payments p join payment_tries t using (pay_no) join project_credits c on c.projcrd_no = $1
      where p.pay_no = $2 and t.order_id = $3`,
    [projcrd_no, pay_no, order_id],
  )
  return rows[0]
}

test('killed after Toss has charged an instalment and before it is settled: its money lands exactly once', async () => {
  const order = await ordered(0)
  await set.killedAt('done', () => confirm(order))
  expect(await factsOf(order)).toEqual({ try: 'confirming', paid: 0, deposits: 0 })
  await set.hurry(1)
  await set.settled(order.pay_no, 12)
  // The payer's page asks again, and so does the service.
  await confirm(order)
  await set.hurry(1)
  expect(await factsOf(order)).toEqual({ try: 'done', paid: order.amount, deposits: 1 })
  expect(set.toss.payments.get(order.order_id)?.status).toBe('DONE')
  expect(await set.discrepancies()).toEqual([])
})

test('killed as the answer about an instalment arrives: whatever was written of it is completed, once', async () => {
  const order = await ordered(0)
  await set.killedAt('answered', () => confirm(order))
  await set.hurry(1)
  await set.settled(order.pay_no, 12)
  expect(await factsOf(order)).toEqual({ try: 'done', paid: order.amount, deposits: 1 })
  expect(await set.discrepancies()).toEqual([])
})

test('killed before Toss has charged an instalment: nothing is paid, and it can be paid anew', async () => {
  const order = await ordered(0)
  await set.killedAt('before', () => confirm(order))
  await set.hurry(30)
  await set.settled(order.pay_no, 10)
  expect(await factsOf(order)).toEqual({ try: 'failed', paid: 0, deposits: 0 })
  expect(await set.discrepancies()).toEqual([])
})
