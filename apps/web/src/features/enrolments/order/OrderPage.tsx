import { payments } from '@crm/contract/features/payments/payments'
import type { Payment } from '@crm/contract/features/payments/payments.rows'
import { pathOf } from '@crm/contract/paths'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { RecordPage } from '../../../shared/kit/record/RecordPage.tsx'
import { useRecordNo } from '../../../shared/kit/record/recordNo.ts'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { PaymentPapersCard } from '../../taxPapers/PaymentPapersCard.tsx'
import { OrderFacts, OrderItems } from './OrderFacts.tsx'
import { orderText as text } from './order.messages.ts'
import { orderPath } from './orderPath.ts'

interface OrderPageProps {
  /** Whether this page fits the order; where it does not, the one that does is opened. */
  fits: (payment: Payment) => boolean
  title: (payment: Payment) => string
  actions?: (payment: Payment) => ReactNode
  /** The page itself lists what was ordered. */
  withoutItems?: boolean
  children?: (payment: Payment) => ReactNode
}

const list = { path: pathOf('ClientCampMyV3'), title: text.my }

/** One order of the company; another company's is not there. */
export const OrderPage = ({ fits, title, actions, withoutItems, children }: OrderPageProps) => (
  <RecordPage
    endpoint={payments.detail}
    params={{ pay_no: useRecordNo('pay_no') }}
    list={list}
    words={text.words}
    title={title}
    context={({ pay_title }) => pay_title}
    actions={(payment) => actions?.(payment)}
    side={(payment) => (
      <Card>
        <OrderFacts payment={payment} />
      </Card>
    )}
  >
    {(payment) =>
      fits(payment) ? (
        <>
          {children?.(payment)}
          {!withoutItems && <OrderItems payment={payment} />}
          {payment.pay_state >= 12 && <PaymentPapersCard pay_no={payment.pay_no} />}
        </>
      ) : (
        <Navigate to={orderPath(payment)} replace />
      )
    }
  </RecordPage>
)
