import { projects } from '@crm/contract/features/projects/projects'
import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { useIsPhone } from '../../../shared/lib/page/useIsPhone.ts'
import { ProjectPanel } from '../detail/ProjectPanel.tsx'
import { CreateProjectPanel } from '../form/CreateProjectPanel.tsx'
import { projectsText as text } from '../projects.messages.ts'
import { ChangeManagers, ChangeStages } from './bulkActions.tsx'
import { contractSort } from './contractSort.ts'
import { ProjectListDialog } from './ProjectListDialog.tsx'
import { editableProjectColumns } from './projectCells.tsx'
import { projectFilters } from './projectFilters.ts'

/** Every project of the company, found by whatever one remembers of it. */
export const WorkListScreen = () => {
  const [isAssigning, setAssigning] = useState(false)
  // The search of the top bar leads there, too: three buttons have no room at the bottom of a phone.
  const isPhone = useIsPhone()
  return (
    <ListPage
      endpoint={projects.list}
      columns={editableProjectColumns}
      filters={projectFilters}
      create={{ form: CreateProjectPanel }}
      excel={projects.excel}
      saved="projects"
      bulk={[ChangeManagers, ChangeStages]}
      peek={ProjectPanel}
      sort={contractSort}
      actions={
        !isPhone && (
          <Button
            variant="default"
            leftSection={<IconUserPlus size={16} stroke={1.6} aria-hidden />}
            onClick={() => setAssigning(true)}
          >
            {text.assign}
          </Button>
        )
      }
      words={text.list}
    >
      <ProjectListDialog opened={isAssigning} onClose={() => setAssigning(false)} />
    </ListPage>
  )
}
