import { contracts } from '@crm/contract/features/contracts/contracts'
import { refundFields } from '@crm/contract/features/contracts/contracts.refunds'
import type { Contract } from '@crm/contract/features/contracts/contracts.rows'
import { contractFields } from '@crm/contract/features/contracts/contracts.words'
import { Textarea } from '@mantine/core'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { koreaToday } from '../../../shared/lib/format/date.ts'
import { DateField } from '../../../shared/ui/input/DateField.tsx'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { keepContract } from '../contracts.api.ts'
import { contractText as text } from '../contracts.messages.ts'
import { RefundFields } from '../refund/RefundFields.tsx'
import { refundText } from '../refund/refund.messages.ts'
import { sayRefunded } from '../refund/sayRefunded.ts'
import { useRefundOffer } from '../refund/useRefundOffer.ts'

interface CancelDialogProps {
  contract: Contract
  onClose: () => void
}

/** Ends a contract; what was paid goes back as proposed, or as staff decide. */
export const CancelDialog = ({ contract, onClose }: CancelDialogProps) => {
  const { ctr_no, ctr_concluded_dt, rev } = contract
  const hasMoney = contract.paid > 0
  const state = useRecordForm({
    create: contracts.cancel,
    params: { ctr_no },
    toValues: () => ({
      ...{ ctr_cancelled_dt: koreaToday(), ctr_cancel_reason: '', rev },
      ...{ amount: 0, refund_reason: '' },
    }),
    toBody: ({ amount, refund_reason, ...body }) => ({ ...body, ...(hasMoney && { amount, refund_reason }) }),
    labels: { ...contractFields, ...refundFields },
    ask: async ({ amount }) =>
      !amount ||
      confirm({
        ...{ title: refundText.reallyRefund(Number(amount)), description: refundText.reallyNote },
        ...{ yes: text.cancel, tone: 'danger' },
      }),
    done: hasMoney ? null : text.cancelled,
    onDone: (row) => {
      keepContract(row)
      if (hasMoney) sayRefunded(row, text.cancelled)
      onClose()
    },
  })
  const refund = useRefundOffer(ctr_no, state.form.values.ctr_cancelled_dt, state.form)
  return (
    <FormDialog
      {...{ state, onClose, title: text.cancelTitle, submit: text.cancel, size: 560 }}
      disabled={hasMoney && refund.offer === undefined}
    >
      <DateField
        maxDate={koreaToday()}
        {...(ctr_concluded_dt && { minDate: ctr_concluded_dt })}
        {...state.field('ctr_cancelled_dt')}
      />
      <Textarea data-autofocus autosize minRows={2} {...state.field('ctr_cancel_reason')} />
      {hasMoney && (
        <RefundFields {...refund} amountField={state.field('amount')} reasonField={state.field('refund_reason')} />
      )}
    </FormDialog>
  )
}
