import { contracts } from '@crm/contract/features/contracts/contracts'
import type { Contract } from '@crm/contract/features/contracts/contracts.rows'
import { contractFields } from '@crm/contract/features/contracts/contracts.words'
import { Textarea } from '@mantine/core'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { koreaToday } from '../../../shared/lib/date.ts'
import { DateField } from '../../../shared/ui/DateField.tsx'
import { Note } from '../../../shared/ui/Note.tsx'
import { keepContract } from '../contracts.api.ts'
import { contractText as text } from '../contracts.messages.ts'

/** Ends a contract; its money is given back among the deposits. */
export const CancelDialog = ({ contract, onClose }: { contract: Contract; onClose: () => void }) => {
  const { ctr_no, ctr_concluded_dt, rev } = contract
  const state = useRecordForm({
    create: contracts.cancel,
    params: { ctr_no },
    toValues: () => ({ ctr_cancelled_dt: koreaToday(), ctr_cancel_reason: '', rev }),
    labels: contractFields,
    done: text.cancelled,
    onDone: (row) => {
      keepContract(row)
      onClose()
    },
  })
  return (
    <FormDialog state={state} title={text.cancelTitle} submit={text.cancel} onClose={onClose}>
      <Note tone="amber">{text.cancelNote}</Note>
      <DateField
        maxDate={koreaToday()}
        {...(ctr_concluded_dt && { minDate: ctr_concluded_dt })}
        {...state.field('ctr_cancelled_dt')}
      />
      <Textarea data-autofocus autosize minRows={2} {...state.field('ctr_cancel_reason')} />
    </FormDialog>
  )
}
