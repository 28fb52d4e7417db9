import { bankRows } from '@crm/contract/features/bankRows/bankRows'
import type { BankRow } from '@crm/contract/features/bankRows/bankRows.rows'
import type { ShareDraft } from '@crm/contract/features/deposits/deposits'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { Note } from '../../shared/ui/display/Note.tsx'
import { useOpenCredits } from '../deposits/DepositForm.tsx'
import { SharesField } from '../deposits/SharesField.tsx'
import { ClientPicker } from '../reference/ClientPicker.tsx'
import { bankRowsText as text } from './bankRows.messages.ts'

/** Whose money it is and what it pays, chosen by hand; without any payment it stays with the client. */
export const ChooseDialog = ({ row, onClose }: { row: BankRow; onClose: () => void }) => {
  const state = useRecordForm({
    create: bankRows.confirm,
    params: { bkr_no: row.bkr_no },
    toValues: () => ({ client_no: row.candidates[0]?.client_no ?? null, shares: [] as ShareDraft[] }),
    labels: { client_no: text.client },
    done: text.done,
    guardsLeaving: false,
    onDone: onClose,
  })
  const { form } = state
  const client_no = form.values.client_no || null
  return (
    <FormDialog {...{ state, onClose, title: text.chooseTitle, submit: text.confirm, size: 560 }}>
      <Note>{text.chooseHint(row.bkr_name, row.bkr_amount)}</Note>
      <ClientPicker {...state.field('client_no')} />
      <SharesField
        credits={useOpenCredits(client_no)}
        amount={row.bkr_amount}
        value={form.values.shares ?? []}
        onChange={(shares) => form.setFieldValue('shares', shares)}
        error={form.errors.shares}
      />
    </FormDialog>
  )
}
