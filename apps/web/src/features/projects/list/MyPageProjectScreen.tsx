import { projects } from '@crm/contract/features/projects/projects'
import { projectScreens } from '@crm/contract/features/projects/projects.screens'
import { EmptyLink } from '../../../shared/kit/list/emptyAction.tsx'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { useMayOpen } from '../../../shared/lib/session/useMay.ts'
import { ProjectPanel } from '../detail/ProjectPanel.tsx'
import { projectsText as text } from '../projects.messages.ts'
import { contractSort } from './contractSort.ts'
import { editableProjectColumns } from './projectCells.tsx'
import { ownProjectFilters } from './projectFilters.ts'

/** Who is in no project yet finds one among all of them. */
const AllProjects = () =>
  useMayOpen(projectScreens.WorkList) && <EmptyLink to={projectScreens.WorkList.path}>{text.ownList.seeAll}</EmptyLink>

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
    emptyAction={<AllProjects />}
    sort={contractSort}
    words={text.ownList}
  />
)
