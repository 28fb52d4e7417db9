import type { Payment } from '@crm/contract/features/payments/payments.rows'
import { won } from '@crm/contract/kit/numbers'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { showDateTime } from '../../../shared/lib/format/date.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { OrderPage } from './OrderPage.tsx'
import { orderText } from './order.messages.ts'

const text = orderText.refunded

const isDone = ({ rf_state }: Payment['refunds'][number]) => rf_state === 22

/** What came back and by which means. */
export const CampRefundCompleteScreen = () => (
  <OrderPage
    fits={({ pay_state, refunds }) => pay_state === 22 || (pay_state === 12 && refunds.some(isDone))}
    title={() => text.title}
    actions={() => (
      <Button component={Link} to={pathOf('ClientCampListV3')}>
        {text.again}
      </Button>
    )}
  >
    {({ refunds }) =>
      refunds.filter(isDone).map(({ rf_no, money, pocket, done_dt }) => (
        <Card key={rf_no} title={won(money + pocket)}>
          <Facts
            inRows
            facts={[
              money > 0 && [text.money, won(money)],
              pocket > 0 && [text.pocket, won(pocket)],
              [text.at, showDateTime(done_dt)],
            ]}
          />
        </Card>
      ))
    }
  </OrderPage>
)
