import { type Payment, payMethod } from '@crm/contract/features/payments/payments.rows'
import { won } from '@crm/contract/kit/numbers'
import { splitVat } from '@crm/contract/money'
import { showDateTime } from '../../../shared/lib/format/date.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { RowItem, RowList } from '../../../shared/ui/list/RowList.tsx'
import { orderText as text } from './order.messages.ts'

const refundedOf = ({ items }: Payment) =>
  items.reduce((sum, { refunded_money, refunded_pocket }) => sum + refunded_money + refunded_pocket, 0)

/** The amounts of an order as its papers say them. */
export const OrderFacts = ({ payment }: { payment: Payment }) => {
  const { vat } = splitVat(payment.pay_money, payment.is_tax_free)
  const refunded = refundedOf(payment)
  return (
    <Facts
      inRows
      facts={[
        [text.facts.order, String(payment.pay_no)],
        [text.facts.who, payment.user_name],
        payment.pay_method !== null && [text.facts.method, payMethod.label(payment.pay_method)],
        payment.card_number !== null && [text.facts.card, payment.card_number],
        payment.paid_dt !== null && [text.facts.at, showDateTime(payment.paid_dt)],
        [text.facts.total, won(payment.pay_total)],
        payment.pay_pocket > 0 && [text.facts.pocket, won(payment.pay_pocket)],
        [text.facts.money, won(payment.pay_money)],
        [text.facts.vat, payment.is_tax_free ? text.facts.free : won(vat)],
        refunded > 0 && [text.facts.refunded, won(refunded)],
      ]}
    />
  )
}

/** What was ordered, seat by seat. */
export const OrderItems = ({ payment }: { payment: Payment }) => (
  <Card title={text.items} flush>
    <RowList label={text.items}>
      {payment.items.map(({ pi_no, pi_title, sale, discount }) => (
        <RowItem key={pi_no} name={pi_title} about={discount > 0 ? text.discount(discount) : undefined}>
          <strong>{won(sale - discount)}</strong>
        </RowItem>
      ))}
    </RowList>
  </Card>
)
