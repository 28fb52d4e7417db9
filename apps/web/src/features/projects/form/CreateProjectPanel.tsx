import { projects } from '@crm/contract/features/projects/projects'
import { projectTitles as fields } from '@crm/contract/features/projects/projectTitles'
import { messages } from '@crm/contract/messages'
import { useNavigate } from 'react-router'
import { useEndpointForm } from '../../../shared/kit/form/useEndpointForm.ts'
import { FormActions } from '../../../shared/ui/FormActions.tsx'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { ClientPicker } from '../../reference/ClientPicker.tsx'
import { EmployeesSelect } from '../../reference/EmployeesSelect.tsx'
import { dashboardPath } from '../../reference/projectPaths.ts'
import { projectsText } from '../projects.messages.ts'
import { ProjectFields } from './ProjectFields.tsx'
import classes from './ProjectForm.module.css'
import { emptyProject, managersOf, withManagers } from './projectValues.ts'

const formId = 'create-project'

interface CreateProjectPanelProps {
  opened: boolean
  onClose: () => void
  /** The company is known where the project is made from its own screen. */
  client_no?: number
}

const CreatePanel = ({ client_no, onClose }: Omit<CreateProjectPanelProps, 'opened'>) => {
  const navigate = useNavigate()
  const { form, bind, busy } = useEndpointForm(projects.create, {
    initial: { ...emptyProject, client_no: client_no ?? null },
    done: messages.registered,
    ...(client_no ? {} : { draftKey: 'project.create' }),
    onDone: ({ query }) => {
      onClose()
      if (query[0]) navigate(dashboardPath(query[0].proj_no))
    },
  })
  return (
    <Panel
      opened
      onClose={onClose}
      title={projectsText.createTitle}
      actions={
        <FormActions
          formId={formId}
          busy={busy}
          cancel={projectsText.cancel}
          submit={projectsText.save}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} {...bind} className={classes.panel}>
        <p className={classes.hint}>{projectsText.createHow}</p>
        {client_no === undefined && <ClientPicker label={fields.client_name} {...form.getInputProps('client_no')} />}
        <ProjectFields form={form} />
        <EmployeesSelect
          label={fields.managers}
          placeholder={projectsText.managerPlaceholder}
          value={managersOf(form.values.proj_employees)}
          onChange={(emp_nos) => form.setFieldValue('proj_employees', withManagers(emp_nos))}
          error={form.errors.proj_employees}
        />
      </form>
    </Panel>
  )
}

/** A new project, as an inquiry; everything but company and name may come later. */
export const CreateProjectPanel = ({ opened, ...panel }: CreateProjectPanelProps) =>
  opened && <CreatePanel {...panel} />
