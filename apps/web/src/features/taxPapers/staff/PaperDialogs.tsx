import { taxPapers } from '@crm/contract/features/taxPapers/taxPapers'
import type { TaxPaper } from '@crm/contract/features/taxPapers/taxPapers.rows'
import { TextInput } from '@mantine/core'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { WholeNumberField } from '../../../shared/ui/input/WholeNumberField.tsx'
import { taxPapersText as text } from '../taxPapers.messages.ts'

interface PaperProps {
  paper: TaxPaper
  onClose: () => void
}

/** Issued at the tax office; its number is kept. */
export const IssueDialog = ({ paper, onClose }: PaperProps) => {
  const state = useRecordForm({
    create: taxPapers.issue,
    params: { tp_no: paper.tp_no },
    toValues: () => ({ issue_number: '' }),
    labels: { issue_number: text.number },
    done: text.issued,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={text.issue} submit={text.issue} onClose={onClose}>
      <Note>{text.issueHint}</Note>
      <TextInput {...state.field('issue_number')} />
    </FormDialog>
  )
}

export const AmendDialog = ({ paper, onClose }: PaperProps) => {
  const state = useRecordForm({
    create: taxPapers.amend,
    params: { tp_no: paper.tp_no },
    toValues: () => ({ amount: paper.left, reason: '' }),
    labels: { amount: text.amendAmount, reason: text.reason },
    done: text.amendDone,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={text.amendTitle} submit={text.amend} onClose={onClose}>
      <Note>{text.amendHint(paper.left)}</Note>
      <WholeNumberField {...state.field('amount')} />
      <TextInput {...state.field('reason')} />
    </FormDialog>
  )
}
