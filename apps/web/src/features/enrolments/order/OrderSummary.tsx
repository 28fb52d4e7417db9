import type { OrderForm } from '@crm/contract/features/enrolments/orders'
import { won } from '@crm/contract/kit/numbers'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { orderText } from './order.messages.ts'

const text = orderText.form
const minus = (amount: number) => `-${won(amount)}`

/** How the amount comes about: sale, membership or coupon, points. */
export const OrderSummary = ({ form, pocket }: { form: OrderForm; pocket: number }) => (
  <Card title={text.summary}>
    <Facts
      inRows
      facts={[
        [text.list, won(form.list * form.seats)],
        form.sale < form.list && [text.sale, minus((form.list - form.sale) * form.seats)],
        form.membership_discount > 0 && [text.membership, minus(form.membership_discount)],
        form.coupon_discount > 0 && [text.couponDiscount, minus(form.coupon_discount)],
        pocket > 0 && [text.pocketUsed, minus(pocket)],
        [text.total, <strong key="total">{won(form.total - pocket)}</strong>],
      ]}
    />
  </Card>
)
