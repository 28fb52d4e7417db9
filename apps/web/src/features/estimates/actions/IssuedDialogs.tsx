import { estimates } from '@crm/contract/features/estimates/estimates'
import type { Estimate } from '@crm/contract/features/estimates/estimates.rows'
import { answerReason, estimateFields } from '@crm/contract/features/estimates/estimates.words'
import { Select, Textarea, TextInput } from '@mantine/core'
import { useNavigate } from 'react-router'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { daysAfter, koreaToday } from '../../../shared/lib/format/date.ts'
import { DateField } from '../../../shared/ui/input/DateField.tsx'
import { SegmentsField } from '../../../shared/ui/input/SegmentsField.tsx'
import { ProjectPicker } from '../../reference/ProjectPicker.tsx'
import { editPath } from '../estimatePaths.ts'
import { keepEstimate } from '../estimates.api.ts'
import { estimateActionsText as text } from '../estimates.messages.ts'

export interface DialogProps {
  estimate: Estimate
  onClose: () => void
}

/** Holds longer; one that has expired holds again. */
export const ExtendDialog = ({ estimate: { est_no, rev, est_valid_dt }, onClose }: DialogProps) => {
  const today = koreaToday()
  const from = est_valid_dt && est_valid_dt > today ? est_valid_dt : today
  const state = useRecordForm({
    create: estimates.extend,
    params: { est_no },
    toValues: () => ({ est_valid_dt: daysAfter(from, 14), rev }),
    labels: { est_valid_dt: estimateFields.est_valid_dt },
    done: text.extended,
    guardsLeaving: false,
    onDone: (row) => {
      keepEstimate(row)
      onClose()
    },
  })
  return (
    <FormDialog state={state} title={text.extend} onClose={onClose}>
      <DateField minDate={today} {...state.field('est_valid_dt')} />
    </FormDialog>
  )
}

/** Starts the same estimate for another project, and leads there. */
export const CopyDialog = ({ estimate: { est_no }, onClose }: DialogProps) => {
  const navigate = useNavigate()
  const state = useRecordForm({
    create: estimates.copy,
    params: { est_no },
    toValues: () => ({ proj_no: null as number | null }),
    labels: { proj_no: text.copyTo },
    done: text.copied,
    guardsLeaving: false,
    onDone: (copy) => {
      onClose()
      navigate(editPath(copy))
    },
  })
  const { value, ...field } = state.field('proj_no')
  return (
    <FormDialog state={state} title={text.copyTitle} submit={text.copy} onClose={onClose}>
      <ProjectPicker {...field} value={value ?? null} />
    </FormDialog>
  )
}

/** Sends the paper by mail once more, to one person. */
export const SendDialog = ({ estimate: { est_no, est_to_name, est_to_email }, onClose }: DialogProps) => {
  const state = useRecordForm({
    create: estimates.send,
    params: { est_no },
    toValues: () => ({ name: est_to_name, email: est_to_email }),
    labels: { name: text.sendTo, email: text.email },
    done: text.sent,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={text.sendTitle} submit={text.send} onClose={onClose}>
      <TextInput {...state.field('name')} />
      <TextInput type="email" inputMode="email" {...state.field('email')} />
    </FormDialog>
  )
}

const answers = [
  { value: 'yes', label: text.accepted },
  { value: 'no', label: text.refused },
] as const

/** Writes down what the client has said on the phone. */
export const AnswerDialog = ({ estimate: { est_no, rev, est_to_name }, onClose }: DialogProps) => {
  const state = useRecordForm({
    create: estimates.answer,
    params: { est_no },
    toValues: () => ({
      is_accepted: true,
      name: est_to_name,
      reason: null as (typeof answerReason.values)[number] | null,
      text: '',
      rev,
    }),
    toBody: ({ reason, ...values }) => ({ ...values, reason: values.is_accepted ? null : reason }),
    labels: { name: text.answerName, reason: text.answerReason, text: text.answerText },
    done: text.answered,
    onDone: (row) => {
      keepEstimate(row)
      onClose()
    },
  })
  const { is_accepted } = state.form.values
  return (
    <FormDialog state={state} title={text.answerTitle} onClose={onClose}>
      <SegmentsField
        label={text.answerIs}
        data={answers}
        value={is_accepted ? 'yes' : 'no'}
        onChange={(answer) => state.form.setFieldValue('is_accepted', answer === 'yes')}
      />
      <TextInput {...state.field('name')} />
      {!is_accepted && <Select data={answerReason.options} {...state.field('reason')} withAsterisk />}
      <Textarea autosize minRows={2} {...state.field('text')} withAsterisk={false} />
    </FormDialog>
  )
}
