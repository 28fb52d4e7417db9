import { taxPapers } from '@crm/contract/features/taxPapers/taxPapers'
import { cashKind, type PaymentPapers } from '@crm/contract/features/taxPapers/taxPapers.rows'
import { TextInput } from '@mantine/core'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { SegmentsField } from '../../shared/ui/input/SegmentsField.tsx'
import { companyFields, companyValues } from './receiver.ts'
import { taxPapersText as text } from './taxPapers.messages.ts'

interface AskProps {
  asked: PaymentPapers
  onClose: () => void
}

/** Whom the invoice is for; what we know of the company stands in it. */
export const InvoiceDialog = ({ asked, onClose }: AskProps) => {
  const state = useRecordForm({
    create: taxPapers.askInvoice,
    params: { pay_no: asked.pay_no },
    toValues: () => companyValues(asked.company),
    labels: text.fields,
    done: text.ask.invoiceDone,
    onDone: onClose,
  })
  const title = text.ask[asked.may_invoice === 'invoice' ? 'invoice' : 'tax_invoice']
  return (
    <FormDialog state={state} title={title} submit={text.ask.submit} onClose={onClose}>
      {companyFields.map((name) => (
        <TextInput key={name} {...state.field(name)} />
      ))}
    </FormDialog>
  )
}

export const ReceiptDialog = ({ asked, onClose }: AskProps) => {
  const state = useRecordForm({
    create: taxPapers.askReceipt,
    params: { pay_no: asked.pay_no },
    toValues: () => ({ cash_kind: 'expense' as 'income' | 'expense', receiver: asked.company.receiver ?? '' }),
    labels: { cash_kind: text.cashKind, receiver: text.ask.receiptNumber },
    done: text.ask.receiptDone,
    guardsLeaving: false,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={text.ask.receipt} submit={text.ask.submit} onClose={onClose}>
      <SegmentsField data={cashKind.options} {...state.field('cash_kind')} />
      <TextInput inputMode="numeric" {...state.field('receiver')} />
    </FormDialog>
  )
}
