import type { Project } from '@crm/contract/features/projects/projects.rows'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { ActionBar, DraftNote, OutdatedNote } from '../../../shared/ui/ActionBar.tsx'
import { Card } from '../../../shared/ui/Card.tsx'
import { dashboardPath } from '../../reference/projectPaths.ts'
import { ProjectFrame } from '../detail/ProjectFrame.tsx'
import { projectDetailText } from '../detail/projectDetail.messages.ts'
import { MembersField } from './MembersField.tsx'
import { ProjectFields } from './ProjectFields.tsx'
import classes from './ProjectForm.module.css'
import { useProjectForm } from './useProjectForm.ts'

const formId = 'project-form'

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
    <OutdatedNote words={projectDetailText.outdated} onTakeNewest={takeNewest} />
  ) : (
    restored && <DraftNote onDiscard={discardDraft} />
  )
  return (
    <>
      <form id={formId} {...bind} className={classes.form}>
        <Card title={projectDetailText.basics}>
          <ProjectFields form={form} />
        </Card>
        <Card
          title={projectDetailText.members}
          note={
            form.values.proj_employees?.length ? projectDetailText.people(form.values.proj_employees.length) : undefined
          }
        >
          <MembersField form={form} known={project.emp} />
        </Card>
      </form>
      <ActionBar note={note}>
        <Button component={Link} to={dashboardPath(project.proj_no)} variant="default">
          {projectDetailText.cancel}
        </Button>
        <Button type="submit" form={formId} loading={busy}>
          {projectDetailText.save}
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
