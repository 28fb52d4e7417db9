import { depositMessages } from '@crm/contract/features/deposits/deposits'
import { failedCheck, missingReference } from '../../db/dbErrors.ts'
import { refuseChoice, refuseField } from '../../http/refusal.ts'
import { depositText } from './deposits.messages.ts'

/** Names made in the migrations of deposits. */
const messages: Record<string, readonly [field: string, message: string]> = {
  project_credits_covered: ['shares', depositMessages.tooMuchForCredit],
  deposit_shares_deposit: ['shares', depositMessages.tooMuchShared],
  deposit_shares_client: ['shares', depositText.notOpen],
  deposits_refund: ['amount', depositMessages.tooMuchBack],
  deposits_reversed: ['dep_dt', depositMessages.refundFuture],
}

/** Database errors about money as messages at their field. */
export const explainFault = (fault: unknown): never => {
  const broken = messages[failedCheck(fault) ?? '']
  if (broken) return refuseField('conflict', ...broken)
  if (missingReference(fault) === 'deposits_client_no_fkey') return refuseChoice('client_no')
  throw fault
}
