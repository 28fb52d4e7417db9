import { pathOf } from '@crm/contract/paths'
import type { Actor } from '../../context.ts'
import type { PaymentContext } from '../../paymentOwner.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { chargePocket, takeContractPocket } from '../pocket/pocket.service.ts'
import { publishToCompanies } from '../portal/companies.service.ts'
import { findProjectManagers } from '../projects/changes/members.service.ts'
import { moveToPaid, returnToGuide } from '../projects/changes/stages.service.ts'
import { followShares } from '../taxPapers/contracts/shares.service.ts'
import { coveredJob, sharedJob } from './deposits.jobs.ts'
import { depositAlarms, depositText } from './deposits.messages.ts'
import { countCovered, findContractMoney, type HeldCredit } from './deposits.queries.ts'

/** Whoever registers money: a person in a request, or a payment, which may arrive when nobody acts. */
export type Registering = PaymentContext & { actor?: Pick<Actor, 'emp_no' | 'user_no'> }

export interface Share {
  projcrd_no: number
  ds_amount: number
}

const unique = (numbers: number[]) => [...new Set(numbers)]
const projcrdNosOf = (held: HeldCredit[]) => held.map(({ projcrd_no }) => projcrd_no)

const publish = async (ctx: Registering, held: HeldCredit[]) => {
  // Reads of contracts follow deposits.
  ctx.publish('deposits.changed')
  ctx.publish('projects.changed')
  await publishToCompanies(
    ctx,
    held.map(({ proj_no }) => proj_no),
  )
}

/** Whether these shares, which `held` does not count yet, cover what was left of a credit. */
const coveredBy = (shares: Share[]) => (credit: HeldCredit) => {
  const own = shares.filter(({ projcrd_no }) => projcrd_no === credit.projcrd_no)
  return own.reduce((sum, { ds_amount }) => sum + ds_amount, credit.projcrd_paid) >= credit.projcrd_amount
}

/** One alarm for each project: what came, and which of its payments are covered by it. */
const alarmManagers = async (ctx: Registering, held: HeldCredit[], shares: Share[]) => {
  const amountFor = new Map(shares.map(({ projcrd_no, ds_amount }) => [projcrd_no, ds_amount]))
  for (const [proj_no, credits] of Map.groupBy(held, (credit) => credit.proj_no)) {
    const paid = (credit: HeldCredit) => amountFor.get(credit.projcrd_no) ?? 0
    const isCovered = coveredBy(shares)
    const amount = credits.reduce((sum, credit) => sum + paid(credit), 0)
    await raiseAlarm(ctx, {
      kind: 'deposit.paid',
      toStaff: (await findProjectManagers(ctx.db, proj_no)).filter((emp_no) => emp_no !== ctx.actor?.emp_no),
      title: depositAlarms.title(credits[0]?.client_name ?? '', amount),
      body: depositAlarms.body(credits.map((credit) => depositAlarms.credit(credit.projcrd_title, isCovered(credit)))),
      link: pathOf('WorkDetailDashboard', { id: proj_no }),
      about: `deposit:${proj_no}`,
    })
  }
}

/** What follows from money that covers credits; `before` counted the covered ones of each project. */
export const afterShares = async (
  ctx: Registering,
  held: HeldCredit[],
  shares: Share[],
  before: ReadonlyMap<number, number>,
) => {
  const proj_nos = unique(held.map(({ proj_no }) => proj_no)).sort((a, b) => a - b)
  const now = await countCovered(ctx.db, proj_nos)
  for (const proj_no of proj_nos) {
    if ((before.get(proj_no) ?? 0) > 0 || (now.get(proj_no) ?? 0) === 0) continue
    const title = held.find((credit) => credit.proj_no === proj_no)?.projcrd_title ?? ''
    await moveToPaid(ctx, proj_no, depositText.paidReason(title))
  }
  for (const contract of await findContractMoney(ctx.db, unique(held.map(({ ctr_no }) => ctr_no))))
    if (contract.covered > 0)
      await chargePocket(ctx, {
        ctr_no: contract.ctr_no,
        reason: depositText.pocketReason(contract.ctr_title),
        emp_no: ctx.actor?.emp_no ?? null,
      })
  await followShares(ctx, projcrdNosOf(held))
  await alarmManagers(ctx, held, shares)
  await ctx.enqueue(
    sharedJob,
    shares.map(({ projcrd_no }) => ({ projcrd_no })),
  )
  await ctx.enqueue(
    coveredJob,
    held.filter(coveredBy(shares)).map(({ projcrd_no }) => ({ projcrd_no })),
  )
  await publish(ctx, held)
}

/** What follows from money that goes back: a contract without any takes its points back. */
export const afterRefund = async (ctx: Registering, held: HeldCredit[], isCorrection: boolean) => {
  for (const contract of await findContractMoney(ctx.db, unique(held.map(({ ctr_no }) => ctr_no)))) {
    if (contract.paid > 0) continue
    await takeContractPocket(ctx, {
      ctr_no: contract.ctr_no,
      reason: depositText.pocketBack(contract.ctr_title),
      emp_no: ctx.actor?.emp_no ?? null,
    })
    if (contract.ctr_state === 'cancelled' || isCorrection)
      await returnToGuide(ctx, contract.proj_no, depositText.returnReason)
  }
  await followShares(ctx, projcrdNosOf(held))
  await publish(ctx, held)
}
