import { type Payment, payMethod, payType, receiptKind } from '@crm/contract/features/payments/payments.rows'
import { won } from '@crm/contract/kit/numbers'
import { splitVat } from '@crm/contract/money'
import { showDateTime } from '../../../shared/lib/format/date.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { paymentsText as text } from '../payments.messages.ts'

const account = ({ account: waiting }: Payment) =>
  waiting && `${waiting.bank_name} ${waiting.account_number} (${waiting.account_holder})`

/** What was bought, by whom and how. */
export const PaymentFacts = ({ payment }: { payment: Payment }) => {
  const { pay_total, pay_pocket, pay_money, is_tax_free, pay_free } = payment
  return (
    <Facts
      facts={[
        [text.no, String(payment.pay_no)],
        [text.company, payment.client_name],
        [text.person, payment.user_name],
        [text.method, payMethod.label(payment.pay_method)],
        [text.type, payType.label(payment.pay_type)],
        [text.total, won(pay_total)],
        pay_pocket > 0 && [text.pocket, won(pay_pocket)],
        [text.money, won(pay_money)],
        [text.vat, is_tax_free ? text.taxFree : won(splitVat(pay_money, false, pay_free).vat)],
        [text.receipt, receiptKind.label(payment.receipt_kind)],
        payment.card_number !== null && [text.card, payment.card_number],
        payment.account !== null && [text.account, account(payment)],
        payment.account !== null && [text.due, showDateTime(payment.account?.due_dt ?? null)],
        [text.ordered, showDateTime(payment.reg_dt)],
        payment.paid_dt !== null && [text.paidAt, showDateTime(payment.paid_dt)],
        payment.fail_message !== null && [text.failed, payment.fail_message],
      ]}
    />
  )
}
