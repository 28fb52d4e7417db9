import { contractPapers } from '@crm/contract/features/taxPapers/contractPapers'
import {
  type AmendCode,
  amendCode,
  type ContractPaper,
  isReplaced,
  takesPart,
} from '@crm/contract/features/taxPapers/contractPapers.rows'
import { cashKind } from '@crm/contract/features/taxPapers/taxPapers.rows'
import { Select, TextInput } from '@mantine/core'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { SegmentsField } from '../../../shared/ui/input/SegmentsField.tsx'
import { WholeNumberField } from '../../../shared/ui/input/WholeNumberField.tsx'
import { companyFields, companyValues } from '../receiver.ts'
import { taxPapersText } from '../taxPapers.messages.ts'
import { contractPapersText as text } from './contractPapers.messages.ts'

interface DialogProps {
  paper: ContractPaper
  onClose: () => void
}

/** Issued at the tax office; its number is kept. */
export const IssueDialog = ({ paper, onClose }: DialogProps) => {
  const state = useRecordForm({
    create: contractPapers.contractIssue,
    params: { tp_no: paper.tp_no },
    toValues: () => ({ issue_number: '' }),
    labels: { issue_number: taxPapersText.number },
    draft: `contractPaper.issue.${paper.tp_no}`,
    done: taxPapersText.issued,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={taxPapersText.issue} submit={taxPapersText.issue} onClose={onClose}>
      <Note>{taxPapersText.issueHint}</Note>
      <TextInput {...state.field('issue_number')} />
    </FormDialog>
  )
}

export const CompanyDialog = ({ paper, onClose }: DialogProps) => {
  const state = useRecordForm({
    create: contractPapers.contractCompany,
    params: { tp_no: paper.tp_no },
    toValues: () => companyValues(paper),
    labels: taxPapersText.fields,
    draft: `contractPaper.company.${paper.tp_no}`,
    done: text.companySaved,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={text.companyEdit} submit={text.save} onClose={onClose}>
      {companyFields.map((name) => (
        <TextInput key={name} {...state.field(name)} />
      ))}
    </FormDialog>
  )
}

export const ReceiverDialog = ({ paper, onClose }: DialogProps) => {
  const state = useRecordForm({
    create: contractPapers.contractReceiver,
    params: { tp_no: paper.tp_no },
    toValues: () => ({ cash_kind: paper.cash_kind ?? 'income', receiver: paper.receiver ?? '' }),
    labels: { cash_kind: taxPapersText.cashKind, receiver: text.receiptNumber },
    draft: `contractPaper.receiver.${paper.tp_no}`,
    done: text.receiverSaved,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={text.receiverEdit} submit={text.save} onClose={onClose}>
      <SegmentsField data={cashKind.options} {...state.field('cash_kind')} />
      <TextInput inputMode="numeric" {...state.field('receiver')} />
    </FormDialog>
  )
}

/** Why an amendment is issued, which nobody but people can know for sure. */
export const CodeDialog = ({ paper, onClose }: DialogProps) => {
  const state = useRecordForm({
    create: contractPapers.contractCode,
    params: { tp_no: paper.tp_no },
    toValues: () => ({ amend_code: paper.amend_code ?? (2 as AmendCode) }),
    labels: { amend_code: text.amendCode },
    done: text.codeSaved,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={text.codeEdit} submit={text.save} onClose={onClose}>
      <Select<AmendCode> allowDeselect={false} data={amendCode.options} {...state.field('amend_code')} />
    </FormDialog>
  )
}

const hintOf = (code: AmendCode, left: number) => {
  if (isReplaced(code)) return text.amendReplaced
  return takesPart(code) ? text.amendPart(left) : text.amendAll(left)
}

export const AmendDialog = ({ paper, onClose }: DialogProps) => {
  const state = useRecordForm({
    create: contractPapers.contractAmend,
    params: { tp_no: paper.tp_no },
    toValues: () => ({ amend_code: 2 as AmendCode, amount: paper.left as number | null, reason: '' }),
    labels: { amend_code: text.amendCode, amount: taxPapersText.amendAmount, reason: text.memo },
    draft: `contractPaper.amend.${paper.tp_no}`,
    done: text.amendDone,
    onDone: onClose,
  })
  const code = state.form.values.amend_code ?? 2
  return (
    <FormDialog state={state} title={text.amend} submit={text.amend} onClose={onClose}>
      <Select<AmendCode> allowDeselect={false} data={amendCode.options} {...state.field('amend_code')} />
      <Note>{hintOf(code, paper.left)}</Note>
      {takesPart(code) && <WholeNumberField unit="원" {...state.field('amount')} />}
      <TextInput {...state.field('reason')} />
    </FormDialog>
  )
}
