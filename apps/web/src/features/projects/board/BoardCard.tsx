import type { ProjectRow } from '@crm/contract/features/projects/projects.rows'
import type { ProgressStage } from '@crm/contract/features/projects/projects.words'
import { ActionIcon } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { Link } from 'react-router'
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
    <div className={classes.cardHead}>
      <Link to={dashboardPath(row.proj_no)} className={classes.name} title={row.proj_name} draggable={false}>
        {row.proj_name}
      </Link>
      <StageMenu row={row} onMove={(stage) => onMove(row, stage)}>
        <ActionIcon size={26} aria-label={projectsText.cardMenu(row.proj_name)}>
          <IconDotsVertical size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      </StageMenu>
    </div>
    <p className={classes.company}>{[row.client_name, row.psrv_name].filter(Boolean).join(' · ')}</p>
    <p className={classes.facts}>
      <span title={managerNames(row.emp)}>{managerNames(row.emp)}</span>
      {row.contract_amount > 0 && <span>{shortWon(row.contract_amount)}</span>}
    </p>
    {row.next_meeting_dt && <p className={classes.meeting}>{nextMeetingWords(row.next_meeting_dt)}</p>}
  </li>
)
