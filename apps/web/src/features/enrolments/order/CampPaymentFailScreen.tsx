import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useRecordNo } from '../../../shared/kit/record/recordNo.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { useFailedTry } from '../../payments/checkout/useOutcome.ts'
import { OrderPage } from './OrderPage.tsx'
import { orderText as text } from './order.messages.ts'
import { againPath } from './orderPath.ts'

/** Why it was not paid, and the way to try again with the same seats and coupon. */
export const CampPaymentFailScreen = () => {
  useFailedTry(useRecordNo('pay_no'))
  return (
    <OrderPage
      fits={({ pay_state }) => pay_state === 0 || pay_state === 10}
      title={({ pay_state }) => (pay_state === 0 ? text.fail.closed : text.fail.title)}
      actions={(payment) => (
        <Button component={Link} to={againPath(payment)}>
          {text.fail.again}
        </Button>
      )}
    >
      {({ pay_state, fail_message }) => (
        <Note tone="amber">{pay_state === 0 ? text.fail.closedWords : (fail_message ?? text.fail.unknown)}</Note>
      )}
    </OrderPage>
  )
}
