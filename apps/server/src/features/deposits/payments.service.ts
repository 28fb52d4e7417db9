import { pathOf } from '@crm/contract/paths'
import { koreaToday } from '../../clock.ts'
import { refuse } from '../../http/refusal.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { findProjectManagers } from '../projects/changes/members.service.ts'
import { depositAlarms, depositText } from './deposits.messages.ts'
import { findContractOfRefund, findOfPayment, type HeldCredit, lockCredits } from './deposits.queries.ts'
import { giveBack, holdDeposit, isPayable, registerDeposit } from './deposits.service.ts'
import type { Registering } from './effects.service.ts'

interface PaidCredit {
  projcrd_no: number
  pay_no: number
  amount: number
  /** 1 and 3 cash, 2 and 4 card, 5 subsidy */
  pay_type: number | null
  memo: string
}

const depositTypeOf = (pay_type: number | null) => {
  const known = ([1, 2, 3, 4, 5] as const).find((type) => type === pay_type)
  return known ?? 2
}

const alarmOfAdvance = async (ctx: Registering, credit: HeldCredit, amount: number) =>
  raiseAlarm(ctx, {
    kind: 'deposit.paid',
    toStaff: await findProjectManagers(ctx.db, credit.proj_no),
    title: depositAlarms.advance(credit.client_name, amount),
    link: pathOf('WorkDetailDashboard', { id: credit.proj_no }),
    about: `advance:${credit.proj_no}`,
  })

/** For payments: the money is there. What the credit does not need any more stays the client's 선수금. */
export const registerPayment = async (ctx: Registering, { projcrd_no, pay_no, amount, pay_type, memo }: PaidCredit) => {
  const [credit] = await lockCredits(ctx.db, [projcrd_no])
  if (!credit) return refuse('not_found')
  const open = isPayable(credit, credit.client_no) ? credit.projcrd_amount - credit.projcrd_paid : 0
  const shared = Math.min(open, amount)
  const [before] = await findOfPayment(ctx.db, pay_no)
  await registerDeposit(
    ctx,
    {
      ...{
        client_no: credit.client_no,
        dep_dt: koreaToday(),
        dep_amount: amount,
        dep_pay_type: depositTypeOf(pay_type),
      },
      ...{ dep_name: '', dep_memo: memo, shares: shared > 0 ? [{ projcrd_no, amount: shared }] : [] },
    },
    { pay_no, pay_turn: (before?.pay_turn ?? 0) + 1 },
  )
  if (shared < amount) await alarmOfAdvance(ctx, credit, amount - shared)
}

const holdPaid = async (ctx: Registering, pay_no: number) => {
  const [last] = await findOfPayment(ctx.db, pay_no)
  return last ? holdDeposit(ctx, last.dep_no) : refuse('not_found')
}

/** The bank took it back: as if it had never come. */
export const reversePayment = async (ctx: Registering, pay_no: number) => {
  const deposit = await holdPaid(ctx, pay_no)
  const reversal = { dep_dt: koreaToday(), amount: deposit.left, dep_memo: depositText.reversedReason }
  if (deposit.left > 0) await giveBack(ctx, deposit, { ...reversal, is_correction: true })
}

/** The service sent money back. */
export const takeBackPayment = async (
  ctx: Registering,
  { pay_no, rf_no, amount, memo }: { pay_no: number; rf_no: number; amount: number; memo: string },
) =>
  giveBack(ctx, await holdPaid(ctx, pay_no), {
    ...{ dep_dt: koreaToday(), amount, dep_memo: memo.slice(0, 500), is_correction: false },
    ctr_no: await findContractOfRefund(ctx.db, rf_no),
  })
