import { projects } from '@crm/contract/features/projects/projects'
import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ExcelButton } from '../../../shared/kit/files/download/ExcelButton.tsx'
import { ClearFilters } from '../../../shared/kit/list/filters/ClearFilters.tsx'
import { SavedFilters } from '../../../shared/kit/list/saved/SavedFilters.tsx'
import { useRememberedFilter } from '../../../shared/kit/list/saved/useRememberedFilter.ts'
import { useUser } from '../../../shared/lib/currentUser.ts'
import { useFilter } from '../../../shared/lib/useFilter.ts'
import { useIsPhone } from '../../../shared/lib/useIsPhone.ts'
import { AddButton } from '../../../shared/ui/AddButton.tsx'
import { DataList } from '../../../shared/ui/DataList.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { dashboardPath } from '../../reference/projectPaths.ts'
import { CreateProjectPanel } from '../form/CreateProjectPanel.tsx'
import { useProjects } from '../projects.api.ts'
import { projectsText } from '../projects.messages.ts'
import { BulkBar } from './BulkBar.tsx'
import { contractSort } from './contractSort.ts'
import { isNarrowed, noConditions, ProjectFilters } from './ProjectFilters.tsx'
import { ProjectListModal } from './ProjectListModal.tsx'
import { projectColumns } from './projectColumns.tsx'
import { selectionColumn } from './selectionColumn.tsx'
import { useSelection } from './useSelection.ts'

/** Every project of the company, found by whatever one remembers of it. */
export const WorkListScreen = () => {
  const user_no = useUser()?.user_no ?? 0
  const isRestoring = useRememberedFilter(user_no, 'work')
  const [filter, setFilter] = useFilter(projects.list.query)
  const found = useProjects(filter, { enabled: !isRestoring })
  const selection = useSelection(found.data?.query ?? [])
  const [isCreating, setCreating] = useState(false)
  const [isAssigning, setAssigning] = useState(false)
  const navigate = useNavigate()
  // The search of the top bar leads there, too: three buttons have no room at the bottom of a phone.
  const isPhone = useIsPhone()
  // The bar for the ticked ones takes the place of the page's own buttons there.
  const isBulkOnPhone = isPhone && selection.selected.length > 0
  const { offset, limit, ...conditions } = filter
  const createButton = <AddButton onClick={() => setCreating(true)}>{projectsText.create}</AddButton>
  return (
    <Page
      title={projectsText.title}
      context={projectsText.context}
      actions={
        !isBulkOnPhone && (
          <>
            {!isPhone && (
              <Button
                variant="default"
                leftSection={<IconUserPlus size={16} stroke={1.6} aria-hidden />}
                onClick={() => setAssigning(true)}
              >
                {projectsText.assign}
              </Button>
            )}
            <ExcelButton endpoint={projects.excel} filter={conditions} />
            {createButton}
          </>
        )
      }
      filter={
        <>
          <ProjectFilters value={filter} onChange={setFilter} />
          <SavedFilters list="projects" />
        </>
      }
    >
      <DataList
        read={found}
        columns={[selectionColumn(selection), ...projectColumns]}
        rowKey={({ proj_no }) => proj_no}
        empty={isNarrowed(filter) ? projectsText.notFound : projectsText.empty}
        emptyAction={
          isNarrowed(filter) ? <ClearFilters framed onClear={() => setFilter(noConditions)} /> : createButton
        }
        onRow={({ proj_no }) => navigate(dashboardPath(proj_no))}
        sort={contractSort(filter, setFilter)}
        page={{ offset, limit, onChange: (to) => setFilter({ offset: to }) }}
      />
      {selection.selected.length > 0 && <BulkBar selection={selection} />}
      <CreateProjectPanel opened={isCreating} onClose={() => setCreating(false)} />
      <ProjectListModal opened={isAssigning} onClose={() => setAssigning(false)} />
    </Page>
  )
}
