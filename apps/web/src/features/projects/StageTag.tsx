import { type ProgressStage, type ProgressStatus, progressStage, stageOf } from '@crm/contract/project'
import { Tag, type Tone } from '../../shared/ui/Tag.tsx'

/** One colour for a stage everywhere. */
const stageTones: Record<ProgressStage, Tone> = {
  inquiry: 'gray',
  pre: 'gray',
  guide: 'accent',
  paid: 'violet',
  started: 'teal',
  completed: 'green',
  unknown: 'gray',
}

/** Where a project stands; null is an inquiry. */
export const StageTag = ({ status }: { status: ProgressStatus | null }) => {
  const stage = stageOf(status)
  return <Tag tone={stageTones[stage]}>{progressStage.label(stage)}</Tag>
}
