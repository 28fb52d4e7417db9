import { projects } from '@crm/contract/features/projects/projects'
import type { Project } from '@crm/contract/features/projects/projects.rows'
import type { Indicator } from '@crm/contract/features/projects/projects.words'
import { Checkbox, TextInput } from '@mantine/core'
import { FormPanel } from '../../../shared/kit/form/FormPanel.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { DateField } from '../../../shared/ui/input/DateField.tsx'
import { FieldGrid } from '../../../shared/ui/layout/FieldGrid.tsx'
import { EmployeesSelect } from '../../reference/EmployeesSelect.tsx'
import { EmployeeNames } from '../../reference/names.tsx'
import { projectDetailText } from '../detail/projectDetail.messages.ts'

const toValues = (indicator: Indicator | undefined) => ({
  pic_title: indicator?.pic_title ?? '',
  pic_start_dt: indicator?.pic_start_dt ?? null,
  pic_end_dt: indicator?.pic_end_dt ?? null,
  pic_emps: indicator?.pic_emps ?? [],
  is_done: Boolean(indicator?.pic_done_dt),
})

interface IndicatorPanelProps {
  project: Project
  /** The one to change; a new one otherwise. */
  indicator: Indicator | null
  onClose: () => void
}

/** What should be reached, by when and by whom. */
export const IndicatorPanel = ({ project, indicator, onClose }: IndicatorPanelProps) => {
  const { proj_no } = project
  const state = useRecordForm({
    create: projects.addIndicator,
    update: projects.updateIndicator,
    params: { proj_no },
    record: indicator,
    toValues,
    labels: {
      pic_title: projectDetailText.indicatorTitle,
      pic_start_dt: projectDetailText.indicatorStart,
      pic_end_dt: projectDetailText.indicatorEnd,
      pic_emps: projectDetailText.indicatorPeople,
      is_done: projectDetailText.isDone,
    },
    show: { pic_emps: (emp_nos) => <EmployeeNames emp_nos={emp_nos} /> },
    draft: indicator ? `indicator.${indicator.pic_no}` : `indicator.of.${proj_no}`,
    onDone: onClose,
  })
  const { form } = state
  return (
    <FormPanel
      state={state}
      title={indicator ? projectDetailText.editIndicator : projectDetailText.addIndicator}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={projectDetailText.indicatorTitle}
        placeholder={projectDetailText.indicatorTitlePlaceholder}
        withAsterisk
        maxLength={100}
        {...form.getInputProps('pic_title')}
      />
      <FieldGrid>
        <DateField label={projectDetailText.indicatorStart} clearable {...form.getInputProps('pic_start_dt')} />
        <DateField label={projectDetailText.indicatorEnd} withAsterisk {...form.getInputProps('pic_end_dt')} />
      </FieldGrid>
      <EmployeesSelect
        label={projectDetailText.indicatorPeople}
        placeholder={projectDetailText.peoplePlaceholder}
        known={project.emp}
        {...form.getInputProps('pic_emps')}
      />
      <Checkbox label={projectDetailText.isDone} {...form.getInputProps('is_done', { type: 'checkbox' })} />
    </FormPanel>
  )
}
