import {
  cardOwner,
  type Payment,
  payMethod,
  type ReceiptKind,
  receiptKind,
  serviceMethods,
} from '@crm/contract/features/payments/payments.rows'
import { Button, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { SegmentsField } from '../../../shared/ui/input/SegmentsField.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { CardSkeleton } from '../../../shared/ui/page/PageSkeleton.tsx'
import { checkoutText as text } from './checkout.messages.ts'
import { type ShownCheckout, useShownCheckout } from './checkoutCalls.ts'
import { TestCards } from './TestCards.tsx'
import { type PayWish, useCheckout } from './useCheckout.ts'

interface FieldsProps {
  wish: PayWish
  change: (patch: Partial<PayWish>) => void
}

const CardFields = ({ wish, change }: FieldsProps) => (
  <>
    <SegmentsField
      label={text.owner}
      data={cardOwner.options}
      value={wish.card_owner}
      onChange={(card_owner) => change({ card_owner })}
    />
    <SmallText>{text.cardPaper}</SmallText>
  </>
)

const ReceiptFields = ({ wish, change }: FieldsProps) => (
  <>
    <Select<ReceiptKind>
      label={text.receipt}
      allowDeselect={false}
      data={receiptKind.options}
      value={wish.receipt_kind}
      onChange={(receipt_kind) => receipt_kind && change({ receipt_kind })}
    />
    {wish.receipt_kind !== 'none' && (
      <TextInput
        label={text.receiptNumber}
        inputMode="numeric"
        value={wish.receipt_number}
        onChange={(event) => change({ receipt_number: event.currentTarget.value })}
      />
    )}
  </>
)

interface CheckoutProps {
  pay_no: number
  onBack?: () => void
  /**
   * A deposit by hand is awaited; every other way leads to the page of the outcome by itself. Left out where nobody
   * deposits by hand.
   */
  onWaiting?: (payment: Payment) => void
}

type ChoosingProps = CheckoutProps & ShownCheckout

const Choosing = ({ payment, by, onBack, onWaiting }: ChoosingProps) => {
  const methods = [...(by === 'none' ? [] : serviceMethods), ...(onWaiting ? (['manual'] as const) : [])]
  const [wish, setWish] = useState<PayWish>({
    method: methods[0] ?? 'card',
    card_owner: 'corporate',
    receipt_kind: 'none',
    receipt_number: '',
  })
  const { start, payInTest, closeTest, isPending, test } = useCheckout(payment.pay_no, onWaiting)
  const change = (patch: Partial<PayWish>) => setWish({ ...wish, ...patch })
  const isCard = wish.method === 'card' || wish.method === 'easy_pay'
  const isByHand = wish.method === 'manual'
  if (methods.length === 0) return <Note>{text.serviceOff}</Note>
  if (test) return <TestCards amount={test.amount} isPending={isPending} onChoose={payInTest} onClose={closeTest} />
  return (
    <Card title={text.title}>
      <Stack>
        <SegmentsField
          label={text.method}
          data={methods.map((value) => ({ value, label: payMethod.label(value) }))}
          value={wish.method}
          onChange={(method) => change({ method })}
        />
        {isCard ? <CardFields wish={wish} change={change} /> : <ReceiptFields wish={wish} change={change} />}
        {isByHand && <SmallText>{text.byHand}</SmallText>}
        <Inline justify="between">
          {onBack && (
            <Button variant="default" onClick={onBack} disabled={isPending}>
              {text.back}
            </Button>
          )}
          <Button onClick={() => start(wish)} loading={isPending}>
            {isByHand ? text.askForAccount : text.pay(payment.pay_money)}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}

/** How an opened payment is made: card, easy pay, transfer, account, or a deposit by hand. */
export const Checkout = (props: CheckoutProps) => {
  const shown = useShownCheckout(props.pay_no)
  return shown ? <Choosing {...props} {...shown} /> : <CardSkeleton />
}
