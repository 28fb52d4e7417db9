import type { ProjectFilter, ProjectRow } from '@crm/contract/features/projects/projects.rows'
import type { ProgressStage } from '@crm/contract/features/projects/projects.words'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { ErrorState } from '../../../shared/ui/state/ErrorState.tsx'
import { Skeleton } from '../../../shared/ui/state/Skeleton.tsx'
import { StageName } from '../detail/StageTag.tsx'
import { useProjects } from '../projects.api.ts'
import { projectsText } from '../projects.messages.ts'
import { shortWon } from '../projectWords.ts'
import classes from './Board.module.css'
import { BoardCard } from './BoardCard.tsx'
import { moveOf } from './moveOf.ts'

const shownAtOnce = 20
const most = 1000

interface BoardColumnProps {
  stage: ProgressStage
  /** Undefined while it is awaited, null when it could not be had. */
  sum: { count: number; amount: number } | undefined | null
  filter: ProjectFilter
  isReady: boolean
  dragged: ProjectRow | null
  onDrag: (row: ProjectRow | null) => void
  onMove: (row: ProjectRow, stage: ProgressStage) => void
}

/** One stage: how many projects and how much money stand in it, and the projects themselves. */
export const BoardColumn = ({ stage, sum, filter, isReady, dragged, onDrag, onMove }: BoardColumnProps) => {
  const [limit, setLimit] = useState(shownAtOnce)
  const [isOver, setOver] = useState(false)
  const { data, error, refetch } = useProjects({ ...filter, progress_status: [stage], limit }, { enabled: isReady })
  const kind = dragged ? moveOf(dragged, stage) : null
  const left = data ? data.total - data.query.length : 0

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop cards on; their menus do the same by keyboard
    <section
      className={classes.column}
      data-drop={kind ?? undefined}
      data-over={(isOver && kind !== 'none') || undefined}
      onDragOver={(event) => {
        if (!kind || kind === 'none') return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (dragged) onMove(dragged, stage)
      }}
    >
      <header className={classes.columnHead}>
        <h2>
          <StageName stage={stage} />
        </h2>
        {sum && (
          <p>
            <strong>{projectsText.columnCount(sum.count)}</strong>
            {sum.amount > 0 && <span>{shortWon(sum.amount)}</span>}
          </p>
        )}
        {sum === undefined && <Skeleton h={14} w={90} />}
      </header>
      <div className={classes.scroll}>
        {error && !data && <ErrorState reason={error.message} onRetry={refetch} />}
        {!data && !error && [0, 1, 2].map((hint) => <Skeleton key={hint} h={92} mb={8} radius={8} />)}
        {data?.query.length === 0 && (
          <Text as="p" tone="second" size="small" align="center">
            {projectsText.columnEmpty}
          </Text>
        )}
        <Stack as="ul" gap="sm">
          {data?.query.map((row) => (
            <BoardCard
              key={row.proj_no}
              row={row}
              isDragged={dragged?.proj_no === row.proj_no}
              onDrag={onDrag}
              onMove={onMove}
            />
          ))}
        </Stack>
        {left > 0 && limit < most && (
          <Button fullWidth size="xs" variant="subtle" onClick={() => setLimit(Math.min(limit + shownAtOnce, most))}>
            {projectsText.more(left)}
          </Button>
        )}
      </div>
    </section>
  )
}
