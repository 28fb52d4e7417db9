import type { ProjectRow } from '@crm/contract/features/projects/projects.rows'
import type { ProgressStage } from '@crm/contract/features/projects/projects.words'
import { ActionIcon } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Inline } from '../../../shared/ui/layout/Stack.tsx'
import { Truncate } from '../../../shared/ui/layout/Truncate.tsx'
import { dashboardPath } from '../../reference/projectPaths.ts'
import { StageMenu } from '../detail/StageMenu.tsx'
import { managerNames } from '../list/managerNames.ts'
import { projectsText } from '../projects.messages.ts'
import { nextMeetingWords, shortWon } from '../projectWords.ts'
import classes from './Board.module.css'

interface BoardCardProps {
  row: ProjectRow
  isDragged: boolean
  onDrag: (row: ProjectRow | null) => void
  onMove: (row: ProjectRow, stage: ProgressStage) => void
}

/** A project on the board: dragged to another stage, or moved by its menu. */
export const BoardCard = ({ row, isDragged, onDrag, onMove }: BoardCardProps) => (
  <li
    className={classes.card}
    draggable
    data-dragged={isDragged || undefined}
    onDragStart={(event) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', row.proj_name)
      onDrag(row)
    }}
    onDragEnd={() => onDrag(null)}
  >
    <Inline gap="xs" align="start">
      <Link to={dashboardPath(row.proj_no)} className={classes.name} title={row.proj_name} draggable={false}>
        {row.proj_name}
      </Link>
      <StageMenu row={row} onMove={(stage) => onMove(row, stage)}>
        <ActionIcon size={26} aria-label={projectsText.cardMenu(row.proj_name)}>
          <IconDotsVertical size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      </StageMenu>
    </Inline>
    <Truncate as="p" small>
      {[row.client_name, row.psrv_name].filter(Boolean).join(' · ')}
    </Truncate>
    <Inline justify="between">
      <Truncate small>{managerNames(row.emp)}</Truncate>
      {row.contract_amount > 0 && (
        <Text tone="second" size="small" isWhole>
          {shortWon(row.contract_amount)}
        </Text>
      )}
    </Inline>
    {row.next_meeting_dt && (
      <Text as="p" tone="accent" size="small">
        {nextMeetingWords(row.next_meeting_dt)}
      </Text>
    )}
  </li>
)
