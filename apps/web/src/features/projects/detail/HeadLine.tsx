import type { Project } from '@crm/contract/features/projects/projects.rows'
import { screens } from '@crm/contract/screens'
import { Link } from 'react-router'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { detailPath } from '../../reference/clientPaths.ts'
import { managerNames } from '../list/managerNames.ts'
import { projectDetailText } from './projectDetail.messages.ts'

/** Leads to the company for those who may look at companies. */
const Company = ({ project }: { project: Project }) => {
  const user = useUser()
  if (!user?.emp_scope.includes(screens.ClientVcDetail.scope[0])) return project.client_name
  return <Link to={detailPath(project.client_no)}>{project.client_name}</Link>
}

/** In one line: who it is for, what is done, and who does it. */
export const HeadLine = ({ project }: { project: Project }) => {
  const managers = managerNames(project.emp)
  const facts = [project.client_rep_name, project.psrv_name, managers === '-' ? projectDetailText.noManager : managers]
  return (
    <>
      <Company project={project} />
      {facts.filter(Boolean).map((fact) => ` · ${fact}`)}
    </>
  )
}
