import { projects } from '@crm/contract/features/projects/projects'
import { useNavigate } from 'react-router'
import { ExcelButton } from '../../../shared/kit/files/download/ExcelButton.tsx'
import { useFilter } from '../../../shared/lib/useFilter.ts'
import { DataList } from '../../../shared/ui/DataList.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { dashboardPath } from '../../reference/projectPaths.ts'
import { useProjects } from '../projects.api.ts'
import { projectsText } from '../projects.messages.ts'
import { contractSort } from './contractSort.ts'
import { isNarrowed, ProjectFilters } from './ProjectFilters.tsx'
import { projectColumns } from './projectColumns.tsx'

/** One's own projects. */
export const MyPageProjectScreen = () => {
  const [filter, setFilter] = useFilter(projects.list.query)
  const own = { ...filter, is_own: 1 } as const
  const found = useProjects(own)
  const navigate = useNavigate()
  const { offset, limit, ...conditions } = own
  return (
    <Page
      title={projectsText.mineTitle}
      context={projectsText.mineContext}
      actions={<ExcelButton endpoint={projects.excel} filter={conditions} />}
      filter={<ProjectFilters value={filter} onChange={setFilter} onlyOwn />}
    >
      <DataList
        read={found}
        columns={projectColumns}
        rowKey={({ proj_no }) => proj_no}
        empty={isNarrowed(filter) ? projectsText.notFound : projectsText.mineEmpty}
        onRow={({ proj_no }) => navigate(dashboardPath(proj_no))}
        sort={contractSort(filter, setFilter)}
        page={{ offset, limit, onChange: (to) => setFilter({ offset: to }) }}
      />
    </Page>
  )
}
