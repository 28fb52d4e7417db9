import { ProjectDashboard } from './ProjectDashboard.tsx'
import { ProjectFrame } from './ProjectFrame.tsx'

export const WorkDetailDashboardScreen = () => (
  <ProjectFrame tab="dashboard">{(project) => <ProjectDashboard project={project} />}</ProjectFrame>
)
