import { payments } from '@crm/contract/features/payments/payments'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { paymentsText as text } from './payments.messages.ts'

export const useSendBack = () => useWrite(payments.sendBackRefund, { done: text.sentBack })

/** The whole number of the account, asked for when somebody decides. */
export const useRefundAccount = (rf_no: number) => useRead(payments.refundAccount, { params: { rf_no } }).data?.query[0]

export const useOffer = (pay_no: number, pi_nos: number[]) =>
  useRead(payments.refundOffer, { params: { pay_no }, query: { pi_nos } }, { enabled: pi_nos.length > 0 }).data
    ?.query[0]
