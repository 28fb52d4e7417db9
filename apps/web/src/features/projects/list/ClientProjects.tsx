import { projects } from '@crm/contract/features/projects/projects'
import { projectScreens } from '@crm/contract/features/projects/projects.screens'
import { ListCard } from '../../../shared/kit/list/ListCard.tsx'
import { pickShown } from '../../../shared/kit/list/listColumns.tsx'
import { useMayOpen } from '../../../shared/lib/session/useMay.ts'
import { dashboardPath } from '../../reference/projectPaths.ts'
import { CreateProjectPanel } from '../form/CreateProjectPanel.tsx'
import { projectsText as text } from '../projects.messages.ts'
import { shownProjectColumns } from './projectCells.tsx'

const columns = pickShown(shownProjectColumns, [
  'proj_name',
  'psrv_name',
  'managers',
  'progress_status',
  'next_meeting_dt',
])

interface ClientProjectsProps {
  client_no: number
}

/** The projects of a company, for those who may look at projects. */
export const ClientProjects = ({ client_no }: ClientProjectsProps) =>
  useMayOpen(projectScreens.WorkDetailDashboard) && (
    <ListCard
      endpoint={projects.list}
      columns={columns}
      fixed={{ client_no }}
      create={{ render: (form) => <CreateProjectPanel {...form} client_no={client_no} /> }}
      to={({ proj_no }) => dashboardPath(proj_no)}
      words={text.clientList}
    />
  )
