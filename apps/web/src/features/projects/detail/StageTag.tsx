import {
  type ProgressStage,
  type ProgressStatus,
  progressStage,
  progressWords,
  stageOf,
} from '@crm/contract/features/projects/projects.words'
import { Tag, type Tone } from '../../../shared/ui/display/Tag.tsx'

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

interface StageTagProps {
  status: ProgressStatus | null
  /** What the stages are called where not as among staff. */
  words?: Record<ProgressStage, string>
}

/** Where a project stands; null is an inquiry. */
export const StageTag = ({ status, words }: StageTagProps) => (
  <Tag tone={stageTones[stageOf(status)]}>{words?.[stageOf(status)] ?? progressWords(status)}</Tag>
)
