import { type ProgressStage, progressStage, stageMove, stageOf } from '@crm/contract/project'
import type { ProjectRow } from '@crm/contract/projectRows'

type Standing = Pick<ProjectRow, 'progress_status'>

/** Where all of these may go in one step; `isBack` when it takes one of them back. */
export const commonStages = (rows: readonly Standing[]): { stage: ProgressStage; isBack: boolean }[] =>
  progressStage.values.flatMap((stage) => {
    const moves = rows.map(({ progress_status }) => stageMove(stageOf(progress_status), stage))
    if (rows.length === 0 || moves.includes('none')) return []
    return [{ stage, isBack: moves.includes('back') }]
  })
