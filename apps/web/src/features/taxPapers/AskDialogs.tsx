import { taxPapers } from '@crm/contract/features/taxPapers/taxPapers'
import { cashKind, type PaymentPapers } from '@crm/contract/features/taxPapers/taxPapers.rows'
import { TextInput } from '@mantine/core'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { SegmentsField } from '../../shared/ui/input/SegmentsField.tsx'
import { taxPapersText as text } from './taxPapers.messages.ts'

interface AskProps {
  asked: PaymentPapers
  onClose: () => void
}

const fields = [
  'receiver',
  'company_name',
  'company_rep',
  'company_addr',
  'company_type',
  'company_item',
  'company_email',
] as const

/** Whom the invoice is for; what we know of the company stands in it. */
export const InvoiceDialog = ({ asked, onClose }: AskProps) => {
  const { company } = asked
  const state = useRecordForm({
    create: taxPapers.askInvoice,
    params: { pay_no: asked.pay_no },
    toValues: () => ({
      receiver: company.receiver ?? '',
      company_name: company.company_name ?? '',
      company_rep: company.company_rep ?? '',
      company_addr: company.company_addr ?? '',
      company_type: company.company_type ?? '',
      company_item: company.company_item ?? '',
      company_email: company.company_email ?? '',
    }),
    labels: text.fields,
    done: text.ask.invoiceDone,
    onDone: onClose,
  })
  const title = text.ask[asked.may_invoice === 'invoice' ? 'invoice' : 'tax_invoice']
  return (
    <FormDialog state={state} title={title} submit={text.ask.submit} onClose={onClose}>
      {fields.map((name) => (
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
