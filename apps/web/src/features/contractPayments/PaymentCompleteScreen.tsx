import { contractPayments } from '@crm/contract/features/contractPayments/contractPayments'
import type { ShownPayment } from '@crm/contract/features/contractPayments/contractPayments.rows'
import { payments } from '@crm/contract/features/payments/payments'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { RecordPage } from '../../shared/kit/record/RecordPage.tsx'
import { useAddressNumber } from '../../shared/lib/address/useAddressNumber.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { useConfirmOnce, useFailedTry } from '../payments/checkout/useOutcome.ts'
import { contractPayText as text } from './contractPayments.messages.ts'
import { MoneyFacts } from './MoneyFacts.tsx'
import { OutcomeWords, PaymentFacts, SlipButton, titleOfOutcome } from './PaymentOutcome.tsx'

interface ActionsProps {
  payment: ShownPayment
  est_no: number
  isConfirming: boolean
}

const Actions = ({ payment, est_no, isConfirming }: ActionsProps) => {
  const isOver = payment.pay_state >= 11
  if (isConfirming && !isOver) return null
  return (
    <>
      <SlipButton payment={payment} />
      <Button
        component={Link}
        variant={isOver ? 'default' : 'filled'}
        to={pathOf('ClientEstimatePayment', { id: est_no })}
      >
        {isOver ? text.outcome.rest : text.outcome.again}
      </Button>
    </>
  )
}

/** How a payment stands: paid, awaited, or not made; reload, bookmark and back change nothing. */
export const PaymentCompleteScreen = () => {
  const pay_no = useAddressNumber('pay_no')[0] ?? 0
  const isConfirming = useConfirmOnce(pay_no)
  useFailedTry(pay_no)
  const payment = useRead(payments.detail, { params: { pay_no } }, { enabled: pay_no > 0 }).data?.query[0]
  return (
    <RecordPage
      endpoint={contractPayments.ofPayment}
      params={{ pay_no }}
      list={{ path: pathOf('ClientEstimateList'), title: text.estimate }}
      words={text.noPayment}
      title={() => (payment ? titleOfOutcome({ payment, isConfirming }) : text.outcome.checking)}
      context={({ ctr_title }) => ctr_title}
      actions={({ est_no }) => payment && <Actions payment={payment} est_no={est_no} isConfirming={isConfirming} />}
      side={(money) => <MoneyFacts money={money} />}
    >
      {() =>
        payment && (
          <Stack>
            <OutcomeWords payment={payment} isConfirming={isConfirming} />
            <PaymentFacts payment={payment} />
          </Stack>
        )
      }
    </RecordPage>
  )
}
