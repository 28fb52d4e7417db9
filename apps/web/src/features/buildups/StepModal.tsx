import { type Buildup, buildupState, buildups } from '@crm/contract/features/buildups/buildups'
import { messages } from '@crm/contract/messages'
import { Input } from '@mantine/core'
import { useState } from 'react'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { changedFields } from '../../shared/lib/changedFields.ts'
import { DateField } from '../../shared/ui/DateField.tsx'
import { FormActions } from '../../shared/ui/FormActions.tsx'
import { ModalCard } from '../../shared/ui/ModalCard.tsx'
import { Segments } from '../../shared/ui/Segments.tsx'
import { EmployeeSelect } from '../reference/selects.tsx'
import classes from './Buildups.module.css'
import { buildupsText } from './buildups.messages.ts'

export type BuildupStep = Buildup['steps'][number]

const formId = 'buildup-step'

interface StepModalProps {
  proj_no: number
  step: BuildupStep
  onClose: () => void
}

const valuesOf = ({ state, emp_no, start_dt, end_dt }: BuildupStep) => ({ state, emp_no, start_dt, end_dt })

/** One step: how far it is, who does it, from when to when. */
export const StepModal = ({ proj_no, step, onClose }: StepModalProps) => {
  const [initial] = useState(() => valuesOf(step))
  const known = step.emp_no && step.emp_name ? [{ emp_no: step.emp_no, emp_name: step.emp_name }] : []
  const { form, bind, busy } = useEndpointForm(buildups.updateStep, {
    initial,
    toBody: (values) => changedFields(initial, values),
    request: { params: { proj_no, pbs_no: step.pbs_no } },
    done: messages.saved,
    onDone: onClose,
  })
  return (
    <ModalCard
      opened
      onClose={onClose}
      title={step.pps_name}
      actions={
        <FormActions
          formId={formId}
          busy={busy}
          cancel={buildupsText.cancel}
          submit={buildupsText.save}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} {...bind} className={classes.form}>
        <Input.Wrapper label={buildupsText.state} labelElement="div" className={classes.choice}>
          <Segments
            aria-label={buildupsText.state}
            data={buildupState.options}
            value={form.values.state}
            onChange={(state) => form.setFieldValue('state', state)}
          />
        </Input.Wrapper>
        <EmployeeSelect
          label={buildupsText.person}
          placeholder={buildupsText.peoplePlaceholder}
          known={known}
          {...form.getInputProps('emp_no')}
        />
        <div className={classes.pair}>
          <DateField label={buildupsText.start} clearable {...form.getInputProps('start_dt')} />
          <DateField label={buildupsText.end} clearable {...form.getInputProps('end_dt')} />
        </div>
      </form>
    </ModalCard>
  )
}
