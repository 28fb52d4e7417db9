import { payments } from '@crm/contract/features/payments/payments'
import { type Payment, type Refund, refundState } from '@crm/contract/features/payments/payments.rows'
import { won } from '@crm/contract/kit/numbers'
import { Button } from '@mantine/core'
import { showDate, showDateTime } from '../../../shared/lib/format/date.ts'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { OrderPage } from './OrderPage.tsx'
import { orderText } from './order.messages.ts'

const text = orderText.progress
const steps = [20, 21, 22] as const

const openRefund = ({ refunds }: Payment) => refunds.find(({ rf_state }) => rf_state === 20 || rf_state === 21)

const Steps = ({ refund }: { refund: Refund }) => (
  <Inline wraps>
    {steps.map((step) => (
      <Tag key={step} tone={step === refund.rf_state ? 'accent' : step < refund.rf_state ? 'green' : 'gray'}>
        {text.steps[step]}
      </Tag>
    ))}
  </Inline>
)

const Progress = ({ refund }: { refund: Refund }) => (
  <Card title={refundState.label(refund.rf_state)}>
    <Stack>
      <Steps refund={refund} />
      <Facts
        inRows
        facts={[
          [text.askedAt, showDateTime(refund.reg_dt)],
          [text.amount, won(refund.money + refund.pocket)],
          [text.reason, refund.rf_reason],
          refund.account !== null && [text.to, refund.account],
        ]}
      />
      {refund.rf_state === 20 && <SmallText>{text.due(showDate(refund.due_dt))}</SmallText>}
      {refund.fail_message && <Note tone="amber">{text.failed}</Note>}
    </Stack>
  </Card>
)

const Withdraw = ({ refund }: { refund: Refund }) => {
  const withdraw = useWrite(payments.withdrawRefund, { done: text.withdrawn })
  const ask = async () => {
    const words = { title: text.withdrawTitle, description: text.withdrawWords, yes: text.withdraw }
    if (await confirm(words)) withdraw.mutate({ params: { rf_no: refund.rf_no } })
  }
  return (
    <Button variant="default" onClick={ask} loading={withdraw.isPending}>
      {text.withdraw}
    </Button>
  )
}

/** How far a refund is; it can be withdrawn until staff have decided. */
export const CampRefundProgressScreen = () => (
  <OrderPage
    fits={({ pay_state }) => pay_state === 20 || pay_state === 21}
    title={() => text.title}
    actions={(payment) => {
      const refund = openRefund(payment)
      return refund?.rf_state === 20 && <Withdraw refund={refund} />
    }}
  >
    {(payment) => {
      const refund = openRefund(payment)
      return refund && <Progress refund={refund} />
    }}
  </OrderPage>
)
