import { projects } from '@crm/contract/features/projects/projects'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { dashboardPath } from '../../reference/projectPaths.ts'
import { projectsText as text } from '../projects.messages.ts'
import { contractSort } from './contractSort.ts'
import { shownProjectColumns } from './projectCells.tsx'
import { ownProjectFilters } from './projectFilters.ts'

/** One's own projects. */
export const MyPageProjectScreen = () => (
  <ListPage
    endpoint={projects.list}
    columns={shownProjectColumns}
    filters={ownProjectFilters}
    fixed={{ is_own: 1 }}
    excel={projects.excel}
    saved="ownProjects"
    to={({ proj_no }) => dashboardPath(proj_no)}
    sort={contractSort}
    words={text.ownList}
  />
)
