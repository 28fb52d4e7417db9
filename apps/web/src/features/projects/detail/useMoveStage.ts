import { projects } from '@crm/contract/features/projects/projects'
import type { ProjectRow } from '@crm/contract/features/projects/projects.rows'
import { type ProgressStage, progressStage, stageOf, wantsReason } from '@crm/contract/features/projects/projects.words'
import type { ApiProblem } from '@crm/contract/kit/client'
import { readsOf } from '@crm/contract/kit/topic'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readKey } from '../../../shared/lib/server/queryClient.ts'
import { invalidate } from '../../../shared/lib/server/stale.ts'
import { sayDone } from '../../../shared/lib/server/undo.ts'
import { useSend } from '../../../shared/lib/server/useSend.ts'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { movedAnswers, type Remembered } from '../board/movedAnswers.ts'
import { moveOf } from '../board/moveOf.ts'
import { undoOf } from '../projects.api.ts'
import { projectsText } from '../projects.messages.ts'
import { askReason } from './askReason.ts'

interface Move {
  row: ProjectRow
  stage: ProgressStage
  reason: string
}

const shown = [projects.list, projects.board, projects.show]

/** Moves a project at once on screen; when the server refuses, everything is as it was and its words are said. */
const useMove = () => {
  const send = useSend()
  const memory = useQueryClient()
  const remembered = (): Remembered[] =>
    shown.flatMap((endpoint) => memory.getQueriesData<unknown>({ queryKey: readKey(endpoint) }))
  const put = (answers: readonly Remembered[]) => {
    for (const [key, answer] of answers) memory.setQueryData(key, answer)
  }
  return useMutation({
    mutationFn: ({ row, stage, reason }: Move) =>
      send(projects.move, { params: { proj_no: row.proj_no }, body: { stage, reason } }),
    onMutate: async ({ row, stage }) => {
      // An answer on its way would bring back what was.
      await Promise.all(shown.map((endpoint) => memory.cancelQueries({ queryKey: readKey(endpoint) })))
      const before = remembered()
      put(movedAnswers(before, row, stage))
      return before
    },
    onError: (problem: ApiProblem, _move, before) => {
      put(before ?? [])
      toast.error(problem.message)
    },
    onSuccess: ({ query }, { stage }) => sayDone(projectsText.moved(progressStage.label(stage)), undoOf(query)),
    onSettled: () => invalidate(...readsOf(projects)),
  })
}

/** `move(row, 'paid')`: what makes no sense is said; the way back, and completing what is not paid, ask why. */
export const useMoveStage = () => {
  const { mutate } = useMove()
  return async (row: ProjectRow, stage: ProgressStage) => {
    const from = stageOf(row.progress_status)
    const kind = moveOf(row, stage)
    if (from === stage) return
    if (kind === 'none')
      return toast.error(projectsText.cannotMove(progressStage.label(from), progressStage.label(stage)))
    const reason = wantsReason(kind) ? await askReason(stage, kind === 'unpaid') : ''
    if (reason !== null) mutate({ row, stage, reason })
  }
}
