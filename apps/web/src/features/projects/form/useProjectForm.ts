import { projects } from '@crm/contract/features/projects/projects'
import type { Project } from '@crm/contract/features/projects/projects.rows'
import { messages } from '@crm/contract/messages'
import { useNavigate } from 'react-router'
import { type EndpointForm, useEndpointForm } from '../../../shared/kit/form/useEndpointForm.ts'
import { dashboardPath } from '../../reference/projectPaths.ts'
import { projectDetailText } from '../detail/projectDetail.messages.ts'
import { valuesOf } from './projectValues.ts'

export type ProjectForm = EndpointForm<typeof projects.update>['form']

export const useProjectForm = (project: Project) => {
  const navigate = useNavigate()
  return useEndpointForm(projects.update, {
    initial: valuesOf(project),
    request: { params: { proj_no: project.proj_no } },
    done: messages.saved,
    failed: projectDetailText.updateFailed,
    draftKey: `project.${project.proj_no}`,
    onDone: () => navigate(dashboardPath(project.proj_no)),
  })
}
