import { type ProgressStage, progressStage, stageMove, stageOf, statusOf } from '@crm/contract/project'
import type { ProjectRow } from '@crm/contract/projectRows'
import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { text } from './projects.messages.ts'
import classes from './Stage.module.css'
import { StageTag } from './StageTag.tsx'

/** A stage in a menu, and whether going there means going back. */
export const StageChoice = ({ stage, isBack }: { stage: ProgressStage; isBack: boolean }) => (
  <span className={classes.choice}>
    <StageTag status={statusOf(stage)} />
    {isBack && <span className={classes.back}>{text.moveBack}</span>}
  </span>
)

interface StageMenuProps {
  row: Pick<ProjectRow, 'progress_status'>
  onMove: (stage: ProgressStage) => void
  /** The button that opens it. */
  children: ReactNode
}

/** Where a project may go from here, by hand or by keyboard. */
export const StageMenu = ({ row, onMove, children }: StageMenuProps) => {
  const from = stageOf(row.progress_status)
  const moves = progressStage.values
    .map((stage) => ({ stage, kind: stageMove(from, stage) }))
    .filter(({ kind }) => kind !== 'none')
  return (
    <Menu position="bottom-end" width={190}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{text.moveTo}</Menu.Label>
        {moves.map(({ stage, kind }) => (
          <Menu.Item key={stage} onClick={() => onMove(stage)}>
            <StageChoice stage={stage} isBack={kind === 'back'} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
