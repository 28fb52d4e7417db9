import { projects } from '@crm/contract/features/projects'
import { messages } from '@crm/contract/messages'
import { projectGrade } from '@crm/contract/project'
import { projectTitles as fields } from '@crm/contract/projectTitles'
import { Select, Textarea, TextInput } from '@mantine/core'
import { useNavigate } from 'react-router'
import { useEndpointForm } from '../../shared/lib/useEndpointForm.ts'
import { DateField } from '../../shared/ui/DateField.tsx'
import { FormActions } from '../../shared/ui/FormActions.tsx'
import { Panel } from '../../shared/ui/Panel.tsx'
import { ClientSelect } from '../clients/ClientSelect.tsx'
import { EmployeesSelect } from '../reference/EmployeesSelect.tsx'
import { PocketServiceSelect, ProjectTypeSelect, ThemeSelect } from '../reference/selects.tsx'
import classes from './ProjectForm.module.css'
import { dashboardPath } from './projectPaths.ts'
import { projectReads } from './projects.api.ts'
import { text } from './projects.messages.ts'
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
    initial: { ...emptyProject, client_no: client_no ?? (null as unknown as number) },
    stale: projectReads,
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
      title={text.createTitle}
      actions={<FormActions formId={formId} busy={busy} cancel={text.cancel} submit={text.save} onCancel={onClose} />}
    >
      <form id={formId} {...bind} className={classes.panel}>
        <p className={classes.hint}>{text.createHow}</p>
        {client_no === undefined && <ClientSelect label={fields.client_name} {...form.getInputProps('client_no')} />}
        <TextInput
          label={fields.proj_name}
          placeholder={text.namePlaceholder}
          withAsterisk
          maxLength={100}
          {...form.getInputProps('proj_name')}
        />
        <div className={classes.fields}>
          <PocketServiceSelect label={fields.psrv_name} placeholder={text.choose} {...form.getInputProps('psrv_no')} />
          <Select
            label={fields.proj_grade}
            placeholder={text.choose}
            clearable
            data={projectGrade.options}
            {...form.getInputProps('proj_grade')}
          />
          <ProjectTypeSelect label={fields.pt_name} placeholder={text.choose} {...form.getInputProps('pt_no')} />
          <ThemeSelect label={fields.thm_name} placeholder={text.choose} {...form.getInputProps('thm_no')} />
          <DateField label={fields.project_start} clearable {...form.getInputProps('project_start')} />
          <DateField label={fields.project_end} clearable {...form.getInputProps('project_end')} />
        </div>
        <EmployeesSelect
          label={fields.managers}
          placeholder={text.managerPlaceholder}
          value={managersOf(form.values.proj_employees)}
          onChange={(emp_nos) => form.setFieldValue('proj_employees', withManagers(emp_nos))}
          error={form.errors.proj_employees}
        />
        <Textarea
          label={fields.proj_significant}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={2000}
          {...form.getInputProps('proj_significant')}
        />
      </form>
    </Panel>
  )
}

/** A new project, as an inquiry; everything but company and name may come later. */
export const CreateProjectPanel = ({ opened, ...panel }: CreateProjectPanelProps) =>
  opened && <CreatePanel {...panel} />
