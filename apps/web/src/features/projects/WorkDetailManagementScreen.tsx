import { projectGrade } from '@crm/contract/project'
import type { Project } from '@crm/contract/projectRows'
import { projectTitles as fields } from '@crm/contract/projectTitles'
import { Button, Select, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { ActionBar, DraftNote } from '../../shared/ui/ActionBar.tsx'
import { Card } from '../../shared/ui/Card.tsx'
import { DateField } from '../../shared/ui/DateField.tsx'
import { PocketServiceSelect, ProjectTypeSelect, ThemeSelect } from '../reference/selects.tsx'
import { MembersField } from './MembersField.tsx'
import classes from './ProjectForm.module.css'
import { ProjectFrame } from './ProjectFrame.tsx'
import { text } from './projectDetail.messages.ts'
import { dashboardPath } from './projectPaths.ts'
import { type ProjectForm, useProjectForm } from './useProjectForm.ts'

const formId = 'project-form'

const Basics = ({ form }: { form: ProjectForm }) => (
  <Card title={text.basics}>
    <div className={classes.fields}>
      <TextInput
        className={classes.whole}
        label={fields.proj_name}
        withAsterisk
        maxLength={100}
        {...form.getInputProps('proj_name')}
      />
      <PocketServiceSelect label={fields.psrv_name} placeholder={text.choose} {...form.getInputProps('psrv_no')} />
      <ProjectTypeSelect label={fields.pt_name} placeholder={text.choose} {...form.getInputProps('pt_no')} />
      <ThemeSelect label={fields.thm_name} placeholder={text.choose} {...form.getInputProps('thm_no')} />
      <Select
        label={fields.proj_grade}
        placeholder={text.choose}
        clearable
        data={projectGrade.options}
        {...form.getInputProps('proj_grade')}
      />
      <DateField label={fields.project_start} clearable {...form.getInputProps('project_start')} />
      <DateField label={fields.project_end} clearable {...form.getInputProps('project_end')} />
      <Textarea
        className={classes.whole}
        label={fields.proj_significant}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={2000}
        {...form.getInputProps('proj_significant')}
      />
    </div>
  </Card>
)

interface ManageProps {
  project: Project
  onStartOver: () => void
}

const Manage = ({ project, onStartOver }: ManageProps) => {
  const { form, bind, busy, restored, discardDraft } = useProjectForm(project)
  const isOutdated = form.values.rev !== project.rev
  const takeNewest = () => {
    discardDraft()
    onStartOver()
  }
  const note = isOutdated ? (
    <>
      {text.outdated}
      <Button size="compact-xs" variant="subtle" onClick={takeNewest}>
        {text.takeNewest}
      </Button>
    </>
  ) : (
    restored && <DraftNote onDiscard={discardDraft} />
  )
  return (
    <>
      <form id={formId} {...bind} className={classes.form}>
        <Basics form={form} />
        <Card title={text.members} note={form.values.proj_employees?.length || undefined}>
          <MembersField form={form} known={project.emp} />
        </Card>
      </form>
      <ActionBar note={note}>
        <Button component={Link} to={dashboardPath(project.proj_no)} variant="default">
          {text.cancel}
        </Button>
        <Button type="submit" form={formId} loading={busy}>
          {text.save}
        </Button>
      </ActionBar>
    </>
  )
}

/** Changes a project and who works on it. */
export const WorkDetailManagementScreen = () => {
  const [round, setRound] = useState(0)
  return (
    <ProjectFrame>
      {(project) => (
        <Manage key={`${project.proj_no}.${round}`} project={project} onStartOver={() => setRound(round + 1)} />
      )}
    </ProjectFrame>
  )
}
