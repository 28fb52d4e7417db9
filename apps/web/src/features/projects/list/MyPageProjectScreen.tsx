import { projects } from '@crm/contract/features/projects/projects'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { ProjectPanel } from '../detail/ProjectPanel.tsx'
import { projectsText as text } from '../projects.messages.ts'
import { contractSort } from './contractSort.ts'
import { editableProjectColumns } from './projectCells.tsx'
import { ownProjectFilters } from './projectFilters.ts'

/** One's own projects. */
export const MyPageProjectScreen = () => (
  <ListPage
    endpoint={projects.list}
    columns={editableProjectColumns}
    filters={ownProjectFilters}
    fixed={{ is_own: 1 }}
    excel={projects.excel}
    saved="ownProjects"
    peek={ProjectPanel}
    sort={contractSort}
    words={text.ownList}
  />
)
