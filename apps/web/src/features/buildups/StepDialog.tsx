import { type Buildup, buildupState, buildups } from '@crm/contract/features/buildups/buildups'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { changedFields } from '../../shared/kit/form/merge.ts'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { DateField } from '../../shared/ui/input/DateField.tsx'
import { SegmentsField } from '../../shared/ui/input/SegmentsField.tsx'
import { FieldGrid } from '../../shared/ui/layout/FieldGrid.tsx'
import { EmployeeNames } from '../reference/names.tsx'
import { EmployeeSelect } from '../reference/selects.tsx'
import { buildupsText } from './buildups.messages.ts'

export type BuildupStep = Buildup['steps'][number]

interface StepDialogProps {
  proj_no: number
  step: BuildupStep
  onClose: () => void
}

const valuesOf = ({ state, emp_no, start_dt, end_dt }: BuildupStep) => ({ state, emp_no, start_dt, end_dt })

/** One step: how far it is, who does it, from when to when. */
export const StepDialog = ({ proj_no, step, onClose }: StepDialogProps) => {
  const known = step.emp_no && step.emp_name ? [{ emp_no: step.emp_no, emp_name: step.emp_name }] : []
  const state = useRecordForm({
    update: buildups.updateStep,
    params: { proj_no },
    record: step,
    toValues: (row) => valuesOf(row ?? step),
    toBody: (values, before) => changedFields(before, values),
    labels: {
      state: buildupsText.state,
      emp_no: buildupsText.person,
      start_dt: buildupsText.start,
      end_dt: buildupsText.end,
    },
    show: { state: buildupState.label, emp_no: (emp_no) => <EmployeeNames emp_nos={[emp_no]} /> },
    draft: `buildup.step.${step.pbs_no}`,
    onDone: onClose,
  })
  const { form, field } = state
  return (
    <FormDialog state={state} title={step.pps_name} onClose={onClose}>
      <SegmentsField data={buildupState.options} {...field('state')} />
      <EmployeeSelect
        label={buildupsText.person}
        placeholder={buildupsText.peoplePlaceholder}
        known={known}
        {...form.getInputProps('emp_no')}
      />
      <FieldGrid>
        <DateField label={buildupsText.start} clearable {...form.getInputProps('start_dt')} />
        <DateField label={buildupsText.end} clearable {...form.getInputProps('end_dt')} />
      </FieldGrid>
    </FormDialog>
  )
}
