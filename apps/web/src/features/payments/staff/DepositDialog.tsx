import { payments } from '@crm/contract/features/payments/payments'
import { lateOutcome, type Payment, payType } from '@crm/contract/features/payments/payments.rows'
import { TextInput } from '@mantine/core'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { SegmentsField } from '../../../shared/ui/input/SegmentsField.tsx'
import { paymentsText as text } from '../payments.messages.ts'

const depositKinds = payType.options.filter(({ value }) => value === 1 || value === 3 || value === 5)

/** Staff have seen the money on the account. */
export const DepositDialog = ({ payment, onClose }: { payment: Payment; onClose: () => void }) => {
  const state = useRecordForm({
    create: payments.deposit,
    params: { pay_no: payment.pay_no },
    toValues: () => ({ pay_type: 3 as const }),
    labels: { pay_type: text.depositKind },
    done: text.deposited,
    guardsLeaving: false,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={text.deposit} submit={text.record} onClose={onClose}>
      <Note>{text.depositHint(payment.pay_money)}</Note>
      <SegmentsField data={depositKinds} {...state.field('pay_type')} />
    </FormDialog>
  )
}

/** What became of money that came too late. */
export const LateDepositDialog = ({ payment, onClose }: { payment: Payment; onClose: () => void }) => {
  const state = useRecordForm({
    create: payments.closeLateDeposit,
    params: { pay_no: payment.pay_no },
    toValues: () => ({ outcome: 'refunded' as 'refunded' | 'applied', note: '' }),
    labels: { outcome: text.lateOutcome, note: text.lateNote },
    done: text.lateClosed,
    guardsLeaving: false,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={text.late} submit={text.record} onClose={onClose}>
      <Note>{text.lateHint}</Note>
      <SegmentsField data={lateOutcome.options} {...state.field('outcome')} />
      <TextInput {...state.field('note')} />
    </FormDialog>
  )
}
