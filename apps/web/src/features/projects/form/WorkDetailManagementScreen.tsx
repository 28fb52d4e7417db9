import type { Project } from '@crm/contract/features/projects/projects.rows'
import { FormBody } from '../../../shared/kit/form/FormPage.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { dashboardPath } from '../../reference/projectPaths.ts'
import { ProjectFrame } from '../detail/ProjectFrame.tsx'
import { projectDetailText } from '../detail/projectDetail.messages.ts'
import { MembersField } from './MembersField.tsx'
import { ProjectFields } from './ProjectFields.tsx'
import { useProjectForm } from './useProjectForm.tsx'

const ManageProject = ({ project }: { project: Project }) => {
  const state = useProjectForm(project)
  const members = state.form.values.proj_employees ?? []
  return (
    <FormBody state={state} back={dashboardPath(project.proj_no)}>
      <Card title={projectDetailText.basics}>
        <ProjectFields form={state.form} />
      </Card>
      <Card
        title={projectDetailText.members}
        note={members.length ? projectDetailText.people(members.length) : undefined}
      >
        <MembersField form={state.form} known={project.emp} />
      </Card>
    </FormBody>
  )
}

/** Changes a project and who works on it. */
export const WorkDetailManagementScreen = () => (
  <ProjectFrame>{(project) => <ManageProject key={project.proj_no} project={project} />}</ProjectFrame>
)
