import type { OrderForm } from '@crm/contract/features/enrolments/orders'
import { Checkbox } from '@mantine/core'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { CouponField } from './CouponField.tsx'
import { orderText } from './order.messages.ts'
import { isTooLittle, moneyLeft, mostPocket, type OrderState } from './orderDraft.ts'
import { PocketField } from './PocketField.tsx'
import { SeatsField } from './SeatsField.tsx'

const text = orderText.form

interface OrderFieldsProps {
  form: OrderForm
  order: OrderState
  change: (patch: Partial<OrderState>) => void
}

/** Who learns, what is taken off, and what was agreed to. */
export const OrderFields = ({ form, order, change }: OrderFieldsProps) => (
  <Stack>
    <Card title={text.seats}>
      <SeatsField people={form.people} seats={order.seats} onChange={(seats) => change({ seats, pocket: 0 })} />
    </Card>
    <Card title={text.coupon}>
      <CouponField coupons={form.coupons} cp_no={order.cp_no} onChange={(cp_no) => change({ cp_no, pocket: 0 })} />
    </Card>
    <Card title={text.pocket}>
      <PocketField
        balance={form.pocket}
        most={mostPocket(form)}
        value={order.pocket}
        error={isTooLittle(moneyLeft(form, order.pocket)) ? text.tooLittle : null}
        onChange={(pocket) => change({ pocket })}
      />
    </Card>
    <Card>
      <Stack gap="sm">
        <SmallText>{text.period(form.crs_days)}</SmallText>
        <SmallText>{text.refund(form.lectures)}</SmallText>
        <Checkbox
          label={text.consent}
          checked={order.hasConsent}
          onChange={(event) => change({ hasConsent: event.currentTarget.checked })}
        />
      </Stack>
    </Card>
  </Stack>
)
