import { contracts } from '@crm/contract/features/contracts/contracts'
import { refundFields } from '@crm/contract/features/contracts/contracts.refunds'
import type { Contract } from '@crm/contract/features/contracts/contracts.rows'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { keepContract } from '../contracts.api.ts'
import { RefundFields } from './RefundFields.tsx'
import { refundText as text } from './refund.messages.ts'
import { sayRefunded } from './sayRefunded.ts'
import { useRefundOffer } from './useRefundOffer.ts'

interface RefundDialogProps {
  contract: Contract
  onClose: () => void
}

/** What is left of a contract that was cancelled goes back. */
export const RefundDialog = ({ contract: { ctr_no, ctr_cancelled_dt }, onClose }: RefundDialogProps) => {
  const state = useRecordForm({
    create: contracts.refund,
    params: { ctr_no },
    toValues: () => ({ amount: 0, refund_reason: '' }),
    labels: refundFields,
    ask: ({ amount }) =>
      confirm({
        ...{ title: text.reallyRefund(Number(amount)), description: text.reallyNote },
        ...{ yes: text.refund, tone: 'danger' },
      }),
    done: null,
    onDone: (row) => {
      keepContract(row)
      sayRefunded(row, text.refunded)
      onClose()
    },
  })
  const refund = useRefundOffer(ctr_no, ctr_cancelled_dt ?? undefined, state.form)
  return (
    <FormDialog
      {...{ state, onClose, title: text.moreTitle, submit: text.refund, size: 560 }}
      disabled={refund.offer === undefined || refund.offer.is_pending || refund.amount === 0}
    >
      <RefundFields {...refund} amountField={state.field('amount')} reasonField={state.field('refund_reason')} />
    </FormDialog>
  )
}
