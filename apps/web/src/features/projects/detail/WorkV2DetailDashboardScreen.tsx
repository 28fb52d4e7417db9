import { ProjectDashboard } from './ProjectDashboard.tsx'
import { ProjectFrame } from './ProjectFrame.tsx'

/** The same dashboard under the address that the board's links have always had. */
export const WorkV2DetailDashboardScreen = () => (
  <ProjectFrame tab="dashboard">{(project) => <ProjectDashboard project={project} />}</ProjectFrame>
)
