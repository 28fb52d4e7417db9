import { deletions } from '@crm/contract/features/deletions/deletions'
import { errorMessage } from '@crm/contract/kit/errorMessage'
import { type ToastAction, toast } from '../../ui/overlay/toast.ts'
import { uiText } from '../../ui/ui.messages.ts'
import { call } from './api.ts'

/** The call that takes a write back. */
export type Undo = () => Promise<unknown>

/** What takes a deletion back, when the server kept it: its answer says so. */
export const undoOfAnswer = (answer: unknown): Undo | null => {
  const del_no = (answer as { undo_no?: number | null } | undefined)?.undo_no
  return del_no ? () => call(deletions.undo, { params: { del_no } }) : null
}

/** Takes a write back, and says how it went. */
export const takeBack = async (undo: Undo) => {
  try {
    await undo()
    toast.success(uiText.undone)
  } catch (problem) {
    toast.error(errorMessage(problem))
  }
}

/** Says that something is done; where it can be taken back, the toast offers so for five seconds, and Ctrl-Z does it. */
export const sayDone = (message: string, undo?: Undo | null, action?: ToastAction | undefined) =>
  toast.success(message, { undo: undo ? () => takeBack(undo) : undefined, action })
