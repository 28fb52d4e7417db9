import type { Project } from '@crm/contract/features/projects/projects.rows'
import { progressStage, stageOf } from '@crm/contract/features/projects/projects.words'
import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { projectDetailText } from './projectDetail.messages.ts'
import { StageMenu } from './StageMenu.tsx'
import { StageTag } from './StageTag.tsx'
import { useMoveStage } from './useMoveStage.ts'

/** The stage of a project, and the way to another one. */
export const StageControl = ({ project }: { project: Project }) => {
  const move = useMoveStage()
  return (
    <StageMenu row={project} onMove={(stage) => move(project, stage)}>
      <Button
        variant="default"
        aria-label={`${projectDetailText.changeStage}: ${progressStage.label(stageOf(project.progress_status))}`}
        rightSection={<IconChevronDown size={14} stroke={1.8} aria-hidden />}
      >
        <StageTag status={project.progress_status} />
      </Button>
    </StageMenu>
  )
}
