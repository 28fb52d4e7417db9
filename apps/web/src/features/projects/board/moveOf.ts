import type { ProjectRow } from '@crm/contract/features/projects/projects.rows'
import { type ProgressStage, stageMove, stageOf } from '@crm/contract/features/projects/projects.words'

/** What a stage depends on. */
export type CurrentStage = Pick<ProjectRow, 'progress_status' | 'lost_stage' | 'contract_status'>

/** What it means for this project to go there. */
export const moveOf = ({ progress_status, lost_stage, contract_status }: CurrentStage, stage: ProgressStage) =>
  stageMove(stageOf(progress_status), stage, { lost: lost_stage, contract_status })
