import { depositFields, deposits, type ShareDraft } from '@crm/contract/features/deposits/deposits'
import { payType } from '@crm/contract/features/projects/projects.words'
import { Textarea, TextInput } from '@mantine/core'
import { FormPanel } from '../../shared/kit/form/FormPanel.tsx'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { koreaToday } from '../../shared/lib/format/date.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { DateField } from '../../shared/ui/input/DateField.tsx'
import { WholeNumberField } from '../../shared/ui/input/WholeNumberField.tsx'
import { FieldGrid } from '../../shared/ui/layout/FieldGrid.tsx'
import { ClientPicker } from '../reference/ClientPicker.tsx'
import { NumberSelect } from '../reference/NumberSelect.tsx'
import { depositsText } from './deposits.messages.ts'
import { SharesField } from './SharesField.tsx'

const text = depositsText.form
const payTypes = payType.options.filter(({ value }) => value !== 6)

/** The credits of a client that are not covered yet; nothing without a client. */
export const useOpenCredits = (client_no: number | null) =>
  useRead(deposits.openCredits, { query: { client_no: client_no ?? 0 } }, { enabled: client_no !== null }).data?.query

/** Money that came, and what it pays. */
export const DepositForm = ({ onClose }: { onClose: () => void }) => {
  const state = useRecordForm({
    create: deposits.create,
    toValues: () => ({
      client_no: null,
      dep_dt: koreaToday(),
      dep_amount: '' as const,
      dep_pay_type: 3 as const,
      dep_name: '',
      dep_memo: '',
      shares: [] as ShareDraft[],
    }),
    labels: depositFields,
    done: text.done,
    draft: 'deposit',
    onDone: onClose,
  })
  const { form } = state
  const client_no = form.values.client_no || null
  const amount = Number(form.values.dep_amount) || 0
  return (
    <FormPanel state={state} title={text.title} submit={text.submit} onClose={onClose}>
      <ClientPicker data-autofocus {...state.field('client_no')} />
      <FieldGrid>
        <DateField maxDate={koreaToday()} {...state.field('dep_dt')} />
        <WholeNumberField unit="원" {...state.field('dep_amount')} />
        <NumberSelect options={payTypes} {...state.field('dep_pay_type')} />
        <TextInput {...state.field('dep_name')} />
      </FieldGrid>
      <Textarea autosize minRows={2} {...state.field('dep_memo')} />
      <SharesField
        credits={useOpenCredits(client_no)}
        amount={amount}
        value={form.values.shares ?? []}
        onChange={(shares) => form.setFieldValue('shares', shares)}
        error={form.errors.shares}
      />
    </FormPanel>
  )
}
