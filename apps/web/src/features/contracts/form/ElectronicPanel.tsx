import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import type { ContractChoices, SignerDraft } from '@crm/contract/features/contractSigning/contractSigning.rows'
import type { Contract } from '@crm/contract/features/contracts/contracts.rows'
import { contractFields as fields } from '@crm/contract/features/contracts/contracts.words'
import { won } from '@crm/contract/kit/numbers'
import { Select, Textarea, TextInput } from '@mantine/core'
import { FormPanel } from '../../../shared/kit/form/FormPanel.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { LoadingPanel } from '../../../shared/kit/record/RecordPanel.tsx'
import { koreaToday } from '../../../shared/lib/format/date.ts'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { DateField } from '../../../shared/ui/input/DateField.tsx'
import { SegmentsField } from '../../../shared/ui/input/SegmentsField.tsx'
import { keepContract, useContractChoices } from '../contracts.api.ts'
import { contractFormText as text } from '../contracts.messages.ts'
import { ContractPreview } from './ContractPreview.tsx'
import { valuesOf } from './contractValues.ts'
import { SignersField } from './SignersField.tsx'

const orders = [
  { value: 'atOnce', label: text.order.atOnce },
  { value: 'inOrder', label: text.order.inOrder },
] as const

export interface ElectronicPanelProps {
  est_no: number
  /** One that is being written; a new one otherwise. */
  contract?: Contract
  onClose: () => void
  onDone?: (contract: Contract) => void
}

const ElectronicForm = ({
  est_no,
  contract,
  choices,
  onClose,
  onDone,
}: ElectronicPanelProps & { choices: ContractChoices }) => {
  const emp_no = useUser()?.emp_no ?? undefined
  const state = useRecordForm({
    create: contractSigning.create,
    update: contractSigning.update,
    record: contract,
    toValues: (record) => valuesOf(record, est_no, choices, emp_no),
    labels: fields,
    show: { signers: (signers: SignerDraft[]) => signers.map(({ cs_name }) => cs_name).join(', ') },
    draft: contract ? `contract.${contract.ctr_no}` : `contract.ofEstimate.${est_no}`,
    ...(!contract && { done: text.made }),
    onDone: (row) => {
      keepContract(row)
      onClose()
      onDone?.(row)
    },
  })
  const { form, field } = state
  const { ctt_no, ctr_special, signers, is_in_order } = form.values
  return (
    <FormPanel
      state={state}
      title={contract ? text.electronicEdit : text.electronic}
      size="wide"
      submit={text.save}
      onClose={onClose}
      beside={<ContractPreview est_no={est_no} ctt_no={ctt_no || null} ctr_special={ctr_special} />}
    >
      {!choices.may_send && <Note tone="amber">{choices.problem}</Note>}
      {choices.templates.length === 0 && <Note tone="amber">{text.noTemplates}</Note>}
      <SmallText>{text.choosing(choices.est_title, won(choices.est_amount))}</SmallText>
      <TextInput {...field('ctr_title')} />
      <Select
        placeholder={text.chooseTemplate}
        data={choices.templates.map(({ ctt_no: value, ctt_name: label }) => ({ value, label }))}
        {...field('ctt_no')}
      />
      <Select
        searchable
        placeholder={text.chooseSignatory}
        data={choices.signatories.map(({ emp_no: value, emp_name: label }) => ({ value, label }))}
        {...field('signatory_no')}
      />
      <DateField minDate={koreaToday()} {...field('ctr_valid_dt')} />
      <SignersField
        value={signers}
        recipients={choices.recipients}
        mistakeOf={(path) => form.errors[path] as string | undefined}
        onChange={(changed) => form.setFieldValue('signers', changed)}
      />
      {signers.length > 1 && (
        <SegmentsField
          label={fields.is_in_order}
          data={orders}
          value={is_in_order ? 'inOrder' : 'atOnce'}
          onChange={(order) => form.setFieldValue('is_in_order', order === 'inOrder')}
        />
      )}
      <Textarea
        autosize
        minRows={3}
        maxRows={12}
        description={text.specialHint}
        {...field('ctr_special')}
        withAsterisk={false}
      />
      <Textarea
        autosize
        minRows={2}
        maxRows={8}
        description={text.memoHint}
        {...field('ctr_memo')}
        withAsterisk={false}
      />
    </FormPanel>
  )
}

/** Writes a contract that is signed on a page of its own, beside the text as its signers would read it. */
export const ElectronicPanel = (props: ElectronicPanelProps) => {
  const read = useContractChoices(props.est_no)
  const choices = read.data?.query[0]
  if (choices) return <ElectronicForm {...props} choices={choices} />
  return <LoadingPanel read={read} title={text.electronic} size="wide" onClose={props.onClose} />
}
