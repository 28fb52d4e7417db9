import { sumsOf } from '@crm/contract/features/estimates/estimates.rows'
import type { Db } from '../../../db/database.ts'
import { findContractFacts } from './contractPapers.queries.ts'
import { contractParts, partsOf } from './shares.rules.ts'

/**
 * What of `amount` won bears no tax, where instalments of `before` won of the contract come first: so the parts of all
 * instalments are the contract's own, to the won, in whichever order they are paid.
 */
export const freePartOf = async (db: Db, ctr_no: number, before: number, amount: number) => {
  const contract = await findContractFacts(db, ctr_no)
  if (!contract) return { is_tax_free: false, free: 0 }
  const whole = contractParts(contract, contract.lines.length ? sumsOf(contract) : null)
  if (whole.taxed === 0) return { is_tax_free: true, free: 0 }
  return { is_tax_free: false, free: partsOf(whole, before + amount).free - partsOf(whole, before).free }
}
