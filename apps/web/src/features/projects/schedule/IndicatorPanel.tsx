import { projects } from '@crm/contract/features/projects/projects'
import type { Project } from '@crm/contract/features/projects/projects.rows'
import type { Indicator } from '@crm/contract/features/projects/projects.words'
import { messages } from '@crm/contract/messages'
import { Checkbox, TextInput } from '@mantine/core'
import { type EndpointForm, useEndpointForm } from '../../../shared/kit/form/useEndpointForm.ts'
import { DateField } from '../../../shared/ui/DateField.tsx'
import { FormActions } from '../../../shared/ui/FormActions.tsx'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { EmployeesSelect } from '../../reference/EmployeesSelect.tsx'
import { projectDetailText } from '../detail/projectDetail.messages.ts'
import classes from '../form/ProjectForm.module.css'

const formId = 'indicator-form'

interface IndicatorPanelProps {
  project: Project
  /** The one to change; a new one otherwise. */
  indicator: Indicator | null
  onClose: () => void
}

const valuesOf = (indicator: Indicator | null) => ({
  pic_title: indicator?.pic_title ?? '',
  pic_start_dt: indicator?.pic_start_dt ?? null,
  pic_end_dt: indicator?.pic_end_dt ?? null,
  pic_emps: indicator?.pic_emps ?? [],
  is_done: Boolean(indicator?.pic_done_dt),
})

/** What the fields need of either form. */
type IndicatorForm = Pick<EndpointForm<typeof projects.addIndicator>, 'bind' | 'busy'> & {
  form: Pick<EndpointForm<typeof projects.addIndicator>['form'], 'getInputProps'>
}

const useIndicatorForm = ({ project: { proj_no }, indicator, onClose }: IndicatorPanelProps): IndicatorForm => {
  const initial = valuesOf(indicator)
  const common = { onDone: onClose }
  const adding = useEndpointForm(projects.addIndicator, {
    ...common,
    initial,
    request: { params: { proj_no } },
    done: messages.registered,
    draftKey: `indicator.${proj_no}`,
  })
  const changing = useEndpointForm(projects.updateIndicator, {
    ...common,
    initial: { ...initial, rev: indicator?.rev ?? 0 },
    request: { params: { proj_no, pic_no: indicator?.pic_no ?? 0 } },
    done: messages.saved,
  })
  return indicator ? changing : adding
}

/** What should be reached, by when and by whom. */
export const IndicatorPanel = (props: IndicatorPanelProps) => {
  const { form, bind, busy } = useIndicatorForm(props)
  return (
    <Panel
      opened
      onClose={props.onClose}
      title={props.indicator ? projectDetailText.editIndicator : projectDetailText.addIndicator}
      actions={
        <FormActions
          formId={formId}
          busy={busy}
          cancel={projectDetailText.cancel}
          submit={projectDetailText.save}
          onCancel={props.onClose}
        />
      }
    >
      <form id={formId} {...bind} className={classes.panel}>
        <TextInput
          data-autofocus
          label={projectDetailText.indicatorTitle}
          placeholder={projectDetailText.indicatorTitlePlaceholder}
          withAsterisk
          maxLength={100}
          {...form.getInputProps('pic_title')}
        />
        <div className={classes.fields}>
          <DateField label={projectDetailText.indicatorStart} clearable {...form.getInputProps('pic_start_dt')} />
          <DateField label={projectDetailText.indicatorEnd} withAsterisk {...form.getInputProps('pic_end_dt')} />
        </div>
        <EmployeesSelect
          label={projectDetailText.indicatorPeople}
          placeholder={projectDetailText.peoplePlaceholder}
          known={props.project.emp}
          {...form.getInputProps('pic_emps')}
        />
        <Checkbox label={projectDetailText.isDone} {...form.getInputProps('is_done', { type: 'checkbox' })} />
      </form>
    </Panel>
  )
}
