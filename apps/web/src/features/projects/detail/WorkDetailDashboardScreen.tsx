import { ProjectDashboard } from './ProjectDashboard.tsx'
import { ProjectFrame } from './ProjectFrame.tsx'

export const WorkDetailDashboardScreen = () => (
  <ProjectFrame isDashboard>{(project) => <ProjectDashboard project={project} />}</ProjectFrame>
)
