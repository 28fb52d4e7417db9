import { projects } from '@crm/contract/features/projects/projects'
import { projectTitles as fields } from '@crm/contract/features/projects/projectTitles'
import { useNavigate } from 'react-router'
import { FormPanel } from '../../../shared/kit/form/FormPanel.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { ClientPicker } from '../../reference/ClientPicker.tsx'
import { EmployeesSelect } from '../../reference/EmployeesSelect.tsx'
import { dashboardPath } from '../../reference/projectPaths.ts'
import { projectsText } from '../projects.messages.ts'
import { ProjectFields } from './ProjectFields.tsx'
import { managersOf, projectLabels, valuesOf, withManagers } from './projectValues.ts'

interface CreateProjectPanelProps {
  onClose: () => void
  /** The company is known where the project is made from its own screen. */
  client_no?: number
}

/** A new project, as an inquiry; everything but company and name may come later. */
export const CreateProjectPanel = ({ client_no, onClose }: CreateProjectPanelProps) => {
  const navigate = useNavigate()
  const state = useRecordForm({
    create: projects.create,
    toValues: () => ({ ...valuesOf(undefined), client_no: client_no ?? null }),
    labels: projectLabels,
    draft: client_no ? `project.of.${client_no}` : 'project',
    onDone: ({ proj_no }) => {
      onClose()
      navigate(dashboardPath(proj_no))
    },
  })
  const { form } = state
  return (
    <FormPanel state={state} title={projectsText.createTitle} onClose={onClose}>
      <SmallText>{projectsText.createHow}</SmallText>
      {client_no === undefined && <ClientPicker label={fields.client_name} {...form.getInputProps('client_no')} />}
      <ProjectFields form={form} />
      <EmployeesSelect
        label={fields.managers}
        placeholder={projectsText.managerPlaceholder}
        value={managersOf(form.values.proj_employees)}
        onChange={(emp_nos) => form.setFieldValue('proj_employees', withManagers(emp_nos))}
        error={form.errors.proj_employees}
      />
    </FormPanel>
  )
}
