import { docReplies } from '@crm/contract/features/docReplies/docReplies'
import { messages } from '@crm/contract/messages'
import { call } from '../../shared/lib/server/api.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { repliesText } from './docReplies.messages.ts'

/** Guests of a link have no live connection: the panel looks by itself now and then. */
const lookEveryMs = 20_000

/** Of an opened document; null while there is nothing to ask. */
export const useReplies = (dv_no: number | null) =>
  useRead(docReplies.list, { query: { dv_no: dv_no ?? 0 } }, { every: lookEveryMs, enabled: dv_no !== null })

export const useCreateReply = (onDone: () => void) =>
  useWrite(docReplies.create, { done: messages.registered, onDone: () => onDone() })

export const useUpdateReply = (onDone: () => void) =>
  useWrite(docReplies.update, { done: messages.changed, onDone: () => onDone() })

export const useRemoveReply = () =>
  useWrite(docReplies.update, {
    done: messages.deleted,
    undo:
      (_answer, { params }) =>
      () =>
        call(docReplies.update, { params, body: { state: 1 } }),
  })

export const useResolveReply = (isResolved: boolean) =>
  useWrite(docReplies.update, { done: isResolved ? repliesText.resolvedDone : repliesText.reopenedDone })
