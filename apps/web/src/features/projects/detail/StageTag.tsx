import {
  type ProgressStage,
  type ProgressStatus,
  progressStage,
  progressWords,
  stageOf,
} from '@crm/contract/features/projects/projects.words'
import { Tag, type Tone } from '../../../shared/ui/Tag.tsx'

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

/** A stage by its name: a column's, or one to go to. */
export const StageName = ({ stage }: { stage: ProgressStage }) => (
  <Tag tone={stageTones[stage]}>{progressStage.label(stage)}</Tag>
)

/** Where a project stands; null is an inquiry. */
export const StageTag = ({ status }: { status: ProgressStatus | null }) => (
  <Tag tone={stageTones[stageOf(status)]}>{progressWords(status)}</Tag>
)
