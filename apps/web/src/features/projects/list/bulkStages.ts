import { type ProgressStage, progressStage, stageOf } from '@crm/contract/features/projects/projects.words'
import { type CurrentStage, moveOf } from '../board/moveOf.ts'

export interface CommonStage {
  stage: ProgressStage
  isBack: boolean
  isUnpaid: boolean
}

/** Where all of these may go in one step, those that are there staying; `isBack` when it takes one of them back, `isUnpaid` when one is not paid. */
export const commonStages = (rows: readonly CurrentStage[]): CommonStage[] =>
  progressStage.values.flatMap((stage) => {
    const moves = rows
      .filter(({ progress_status }) => stageOf(progress_status) !== stage)
      .map((row) => moveOf(row, stage))
    if (moves.length === 0 || moves.includes('none')) return []
    return [{ stage, isBack: moves.includes('back'), isUnpaid: moves.includes('unpaid') }]
  })
