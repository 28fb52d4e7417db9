import { projects } from '@crm/contract/features/projects/projects'
import { ProjectFilter, type ProjectRow } from '@crm/contract/features/projects/projects.rows'
import { progressStage } from '@crm/contract/features/projects/projects.words'
import { useState } from 'react'
import { ExcelButton } from '../../../shared/kit/files/download/ExcelButton.tsx'
import { FilterBar } from '../../../shared/kit/list/filters/FilterBar.tsx'
import { useRememberedFilter } from '../../../shared/kit/list/saved/useRememberedFilter.ts'
import { useFilter } from '../../../shared/lib/address/useFilter.ts'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { useMoveStage } from '../detail/useMoveStage.ts'
import { boardFilters } from '../list/projectFilters.ts'
import { useBoard } from '../projects.api.ts'
import { projectsText } from '../projects.messages.ts'
import classes from './Board.module.css'
import { BoardColumn } from './BoardColumn.tsx'

/** The same projects as in the list, by stage: what stands where, and for how much money. */
export const WorkListV2Screen = () => {
  const isReady = !useRememberedFilter('board', ProjectFilter, boardFilters)
  const [filter, setFilter] = useFilter(ProjectFilter)
  const { progress_status: wanted, ...shared } = filter
  const sums = useBoard(shared, { enabled: isReady })
  const [dragged, setDragged] = useState<ProjectRow | null>(null)
  const move = useMoveStage()
  const stages = wanted?.length ? progressStage.values.filter((stage) => wanted.includes(stage)) : progressStage.values
  return (
    <Page
      title={projectsText.boardTitle}
      context={projectsText.boardContext}
      actions={<ExcelButton endpoint={projects.excel} filter={filter} />}
      filter={
        <FilterBar schema={ProjectFilter} pieces={boardFilters} filter={filter} change={setFilter} saved="projects" />
      }
      fills
    >
      <div className={classes.board}>
        {stages.map((stage) => (
          <BoardColumn
            key={stage}
            stage={stage}
            sum={sums.isError && !sums.data ? null : sums.data?.query.find((column) => column.stage === stage)}
            filter={shared}
            isReady={isReady}
            dragged={dragged}
            onDrag={setDragged}
            onMove={move}
          />
        ))}
      </div>
    </Page>
  )
}
