import { estimates } from '@crm/contract/features/estimates/estimates'
import type { Estimate } from '@crm/contract/features/estimates/estimates.rows'
import { won } from '@crm/contract/kit/numbers'
import { Textarea } from '@mantine/core'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { useRead } from '../../../shared/lib/server/useRead.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { NumberSelect } from '../../reference/NumberSelect.tsx'
import { keepEstimate } from '../estimates.api.ts'
import { issuedText, estimateActionsText as text } from '../estimates.messages.ts'
import { percentOf } from '../percentOf.ts'
import { LimitNotes } from './LimitNotes.tsx'

interface DialogProps {
  estimate: Estimate
  onClose: () => void
}

/** Asks somebody who may for a discount beyond one's own limit. */
export const AskDialog = ({ estimate, isSaving, onClose }: DialogProps & { isSaving: boolean }) => {
  const { est_no, rev } = estimate
  const approvers = useRead(estimates.approvers, { params: { est_no } }).data?.query
  const state = useRecordForm({
    create: estimates.ask,
    params: { est_no },
    toValues: () => ({ emp_no: null as number | null, text: '', rev }),
    toBody: (values) => ({ ...values, rev }),
    labels: { emp_no: text.approver, text: text.askText },
    done: text.asked,
    onDone: (row) => {
      keepEstimate(row)
      onClose()
    },
  })
  return (
    <FormDialog
      state={state}
      title={text.askTitle}
      submit={text.ask}
      disabled={isSaving}
      {...(isSaving && { note: text.waits })}
      onClose={onClose}
    >
      <LimitNotes estimate={estimate} />
      <NumberSelect
        placeholder={text.chooseApprover}
        options={approvers?.map(({ emp_no, emp_name, limit }) => ({
          value: emp_no,
          label: text.approverOf(emp_name, limit),
        }))}
        {...state.field('emp_no')}
      />
      <Textarea autosize minRows={3} {...state.field('text')} withAsterisk={false} />
    </FormDialog>
  )
}

/** Approves or returns a discount, with what stays of the money in sight. */
export const DecideDialog = ({ estimate, is_approved, onClose }: DialogProps & { is_approved: boolean }) => {
  const { est_no, rev, margin, est_below, est_list } = estimate
  const way = is_approved ? 'approve' : 'reject'
  const state = useRecordForm({
    create: estimates.decide,
    params: { est_no },
    toValues: () => ({ is_approved, text: '', rev }),
    toBody: (values) => ({ ...values, rev }),
    labels: { text: text.decideText[way] },
    done: is_approved ? text.approved : text.rejectedDone,
    onDone: (row) => {
      keepEstimate(row)
      onClose()
    },
  })
  return (
    <FormDialog
      state={state}
      title={text.decideTitle[way]}
      submit={is_approved ? text.approve : text.reject}
      onClose={onClose}
    >
      <Facts
        inRows
        facts={[
          [issuedText.below, issuedText.belowList(won(est_below), percentOf(est_below, est_list))],
          [text.margin, margin === null ? text.unknownMargin : won(margin)],
        ]}
      />
      <Textarea autosize minRows={3} {...state.field('text')} withAsterisk={!is_approved} />
    </FormDialog>
  )
}
