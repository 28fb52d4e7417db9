import { type ProgressStage, progressStage } from '@crm/contract/features/projects/projects.words'
import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Inline } from '../../../shared/ui/layout/Stack.tsx'
import { type CurrentStage, moveOf } from '../board/moveOf.ts'
import { projectsText } from '../projects.messages.ts'
import { StageName } from './StageTag.tsx'

/** A stage in a menu, and whether going there means going back; to lose sight is not to go anywhere. */
export const StageChoice = ({ stage, isBack }: { stage: ProgressStage; isBack: boolean }) => (
  <Inline justify="between">
    <StageName stage={stage} />
    {isBack && stage !== 'unknown' && <SmallText as="span">{projectsText.moveBack}</SmallText>}
  </Inline>
)

interface StageMenuProps {
  row: CurrentStage
  onMove: (stage: ProgressStage) => void
  /** The button that opens it. */
  children: ReactNode
}

/** Where a project may go from here, by hand or by keyboard. */
export const StageMenu = ({ row, onMove, children }: StageMenuProps) => {
  const moves = progressStage.values
    .map((stage) => ({ stage, kind: moveOf(row, stage) }))
    .filter(({ kind }) => kind !== 'none')
  return (
    <Menu position="bottom-end" width={190}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{projectsText.moveTo}</Menu.Label>
        {moves.map(({ stage, kind }) => (
          <Menu.Item key={stage} onClick={() => onMove(stage)}>
            <StageChoice stage={stage} isBack={kind === 'back'} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
