import { sumsOf } from '@crm/contract/features/estimates/estimates.rows'
import type { AmendCode } from '@crm/contract/features/taxPapers/contractPapers.rows'
import type { CompanyFacts } from '@crm/contract/features/taxPapers/taxPapers.rows'
import { divideByWeight } from '@crm/contract/money'
import type { PaymentContext } from '../../../paymentOwner.ts'
import { paperText } from '../taxPapers.messages.ts'
import { updatePaper } from '../taxPapers.queries.ts'
import {
  type ContractFacts,
  findContractFacts,
  findNewShares,
  findPapersToReduce,
  findShareLeft,
  findStated,
  insertContractPaper,
  type NewShare,
  type StoredContractPaper,
} from './contractPapers.queries.ts'
import {
  contractParts,
  dueOf,
  nextParts,
  paperOfPayType,
  papersOf,
  reducedTo,
  statedParts,
  takenOffOf,
  totalOf,
} from './shares.rules.ts'

type Following = Pick<PaymentContext, 'db' | 'publish'>

const nobody: CompanyFacts = {
  ...{ receiver: null, company_name: null, company_rep: null, company_addr: null, company_type: null },
  ...{ company_item: null, company_email: null },
}

const factsOf = (contract: ContractFacts): CompanyFacts => {
  const { receiver, company_name, company_rep, company_addr, company_type, company_item, company_email } = contract
  return { receiver, company_name, company_rep, company_addr, company_type, company_item, company_email }
}

const addOfShare = async ({ db }: Following, share: NewShare) => {
  const paper = paperOfPayType(share.dep_pay_type)
  const contract = await findContractFacts(db, share.ctr_no)
  // What came by a payment has its papers from there.
  if (!contract || paper === null || share.pay_no !== null) return
  const whole = contractParts(contract, contract.lines.length ? sumsOf(contract) : null)
  const { papers, paid } = await findStated(db, share.ctr_no, share.ds_no)
  const stated = statedParts(whole, papers)
  const parts = nextParts(whole, share.ds_amount, stated, Math.max(0, paid - totalOf(stated)))
  for (const { kind, supply, vat } of papersOf(parts, paper))
    await insertContractPaper(db, {
      ...{ to_table: 'deposit_shares', to_no: share.ds_no, client_no: contract.client_no, kind, supply, vat },
      ...{ due_dt: dueOf(kind, share.dep_dt), cash_kind: paper === 'receipt' ? 'income' : null },
      // The number of a person who paid in cash is not the company's.
      ...(paper === 'receipt' ? nobody : factsOf(contract)),
    })
}

/** Why it is amended, until somebody says otherwise. */
const codeOf = ({ is_correction, ctr_state }: NewShare): AmendCode => {
  if (is_correction) return 6
  return ctr_state === 'cancelled' ? 4 : 2
}

interface Taken {
  amount: number
  amend_code: AmendCode
  /** The day from which it is due. */
  day: string
  ds_no?: number | null
  reason?: string | null
}

/** Takes something off an issued paper; staff tell the tax office. */
export const addContractAmendment = async (
  { db }: Pick<Following, 'db'>,
  paper: StoredContractPaper,
  { amount, day, ...amended }: Taken,
) => {
  const { tp_no: amended_of, client_no, kind, cash_kind, receiver, company_name, company_rep } = paper
  const { company_addr, company_type, company_item, company_email } = paper
  const target =
    paper.share_no === null
      ? ({ to_table: 'payments', to_no: paper.pay_no ?? 0 } as const)
      : ({ to_table: 'deposit_shares', to_no: paper.share_no } as const)
  await insertContractPaper(db, {
    ...{ ...target, client_no, kind, cash_kind, amended_of, receiver, company_name, company_rep },
    ...{ company_addr, company_type, company_item, company_email },
    ...takenOffOf(paper, amount),
    ...amended,
    due_dt: dueOf(kind, day),
  })
}

const reduce = async (ctx: Following, paper: StoredContractPaper, amount: number, share: NewShare) => {
  if (paper.tp_state === 'issued')
    return addContractAmendment(ctx, paper, {
      ...{ amount, amend_code: codeOf(share), day: share.dep_dt, ds_no: share.ds_no },
      reason: share.is_correction ? paperText.correction : paperText.refund,
    })
  if (amount === paper.left)
    return updatePaper(ctx.db, paper.tp_no, {
      tp_state: 'cancelled',
      reason: share.is_correction ? paperText.correction : paperText.refundedAll,
    })
  return updatePaper(ctx.db, paper.tp_no, reducedTo(paper, paper.left - amount))
}

/** What a deposit still pays of the credit is what its papers state; the newest share is taken back first. */
const takeBack = async (ctx: Following, share: NewShare, dep_no: number) => {
  const papers = await findPapersToReduce(ctx.db, dep_no, share.projcrd_no)
  const stated = papers.reduce((sum, { left }) => sum + left, 0)
  let missing = stated - (await findShareLeft(ctx.db, dep_no, share.projcrd_no))
  for (const ofShare of Map.groupBy(papers, ({ share_no }) => share_no).values()) {
    const lefts = ofShare.map(({ left }) => left)
    const taken = Math.min(
      missing,
      lefts.reduce((sum, left) => sum + left, 0),
    )
    if (taken <= 0) continue
    for (const [at, amount] of divideByWeight(taken, lefts).entries()) {
      const paper = ofShare[at]
      if (paper && amount > 0) await reduce(ctx, paper, amount, share)
    }
    missing -= taken
  }
}

/** What follows for papers from one share: of money that came, or went back. */
export const followShare = async (ctx: Following, share: NewShare) => {
  if (share.reversed_dep_no !== null) await takeBack(ctx, share, share.reversed_dep_no)
  else await addOfShare(ctx, share)
}

/** For deposits: money for these credits was just registered, or given back; the caller holds their rows. */
export const followShares = async (ctx: Following, projcrd_nos: number[]) => {
  for (const share of await findNewShares(ctx.db, projcrd_nos)) await followShare(ctx, share)
  ctx.publish('taxPapers.changed')
}
