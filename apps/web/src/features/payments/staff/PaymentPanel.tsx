import { moneyLevel, payments } from '@crm/contract/features/payments/payments'
import type { Payment } from '@crm/contract/features/payments/payments.rows'
import { messages } from '@crm/contract/messages'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { PeekProps } from '../../../shared/kit/list/OpenedPeek.tsx'
import { RecordPanel } from '../../../shared/kit/record/RecordPanel.tsx'
import { showDateTime } from '../../../shared/lib/format/date.ts'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { prompt } from '../../../shared/ui/overlay/dialogs.ts'
import { PaymentPapersCard } from '../../taxPapers/PaymentPapersCard.tsx'
import { PayStateTag } from '../PayStateTag.tsx'
import { useSendBack } from '../payments.api.ts'
import { paymentsText as text } from '../payments.messages.ts'
import { DepositDialog, LateDepositDialog } from './DepositDialog.tsx'
import { PaymentFacts } from './PaymentFacts.tsx'
import { RefundCard } from './RefundCard.tsx'
import { AskDialog, DecideDialog } from './RefundDialogs.tsx'

const reasonMissing = (typed: string) => (typed.trim() ? null : messages.reasonMissing)

/** What staff who handle money may do with it now. */
const Actions = ({ payment }: { payment: Payment }) => {
  const [open, setOpen] = useState<'deposit' | 'ask' | 'decide' | 'late' | null>(null)
  const sendBack = useSendBack()
  const isAllowed = (useUser()?.emp_lv ?? 0) >= moneyLevel
  if (!isAllowed) return null
  const asked = payment.refunds.find(({ rf_state }) => rf_state === 20)
  const close = () => setOpen(null)
  const askSendBack = async (rf_no: number) => {
    const answer = await prompt({
      ...{ title: text.sendBackTitle, label: text.answer, yes: text.sendBack },
      check: reasonMissing,
    })
    if (answer !== null) sendBack.mutate({ params: { rf_no }, body: { answer } })
  }
  return (
    <>
      {payment.pay_state === 10 && payment.pay_money > 0 && (
        <Button onClick={() => setOpen('deposit')}>{text.deposit}</Button>
      )}
      {payment.late_deposit !== null && <Button onClick={() => setOpen('late')}>{text.late}</Button>}
      {payment.pay_state === 12 && payment.pay_total > 0 && (
        <Button variant="default" onClick={() => setOpen('ask')}>
          {text.ask}
        </Button>
      )}
      {asked && (
        <>
          <Button variant="default" loading={sendBack.isPending} onClick={() => askSendBack(asked.rf_no)}>
            {text.sendBack}
          </Button>
          <Button onClick={() => setOpen('decide')}>{text.decide}</Button>
        </>
      )}
      {open === 'deposit' && <DepositDialog payment={payment} onClose={close} />}
      {open === 'late' && <LateDepositDialog payment={payment} onClose={close} />}
      {open === 'ask' && <AskDialog payment={payment} onClose={close} />}
      {open === 'decide' && asked && <DecideDialog refund={asked} onClose={close} />}
    </>
  )
}

/** A payment beside its list. */
export const PaymentPanel = ({ pay_no, onClose }: PeekProps<'pay_no'>) => (
  <RecordPanel
    endpoint={payments.detail}
    params={{ pay_no }}
    title={(payment) => payment?.pay_title ?? text.list.title}
    actions={(payment) => <Actions payment={payment} />}
    words={text}
    onClose={onClose}
  >
    {(payment) => (
      <Stack>
        <Inline>
          <PayStateTag state={payment.pay_state} />
        </Inline>
        {payment.late_deposit !== null && (
          <Note tone="amber">
            {text.lateWaits(payment.late_deposit.amount, showDateTime(payment.late_deposit.done_dt))}
          </Note>
        )}
        {payment.outside_cancelled > 0 && <Note tone="amber">{text.outsideCancelled(payment.outside_cancelled)}</Note>}
        {payment.refunds.map((refund) => (
          <RefundCard key={refund.rf_no} refund={refund} />
        ))}
        <Card title={text.facts}>
          <PaymentFacts payment={payment} />
        </Card>
        {payment.pay_state >= 12 && <PaymentPapersCard pay_no={payment.pay_no} />}
        <Card title={text.items}>
          <Facts
            inRows
            facts={payment.items.map(({ pi_title, money, pocket, refunded_money, refunded_pocket }, index) => [
              `${index + 1}. ${pi_title}`,
              text.itemFacts(money + pocket, refunded_money + refunded_pocket),
            ])}
          />
        </Card>
      </Stack>
    )}
  </RecordPanel>
)
