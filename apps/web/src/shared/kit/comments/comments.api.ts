import { comments } from '@crm/contract/features/comments/comments'
import type { RecordTarget } from '@crm/contract/kit/target'
import { messages } from '@crm/contract/messages'
import { useEffect } from 'react'
import { call } from '../../lib/server/api.ts'
import { useRead } from '../../lib/server/useRead.ts'
import { useWrite } from '../../lib/server/useWrite.ts'

export const useComments = (to: RecordTarget) => useRead(comments.list, { query: to })

export const useCreateComment = (onDone: () => void) => useWrite(comments.create, { done: messages.registered, onDone })

export const useUpdateComment = (onDone: () => void) =>
  useWrite(comments.update, { done: messages.changed, onDone: () => onDone() })

export const useRemoveComment = () =>
  useWrite(comments.update, {
    done: messages.deleted,
    undo:
      (_answer, { params }) =>
      () =>
        call(comments.update, { params, body: { state: 1 } }),
  })

/** What is shown is read: says so once the newest comment has been looked at. */
export const useMarkRead = (to: RecordTarget, newest: number | undefined) => {
  const { mutate } = useWrite(comments.read, { quiet: true })
  const { to_table, to_no } = to
  useEffect(() => {
    if (newest !== undefined) mutate({ body: { to_table, to_no, cmt_no: newest } })
  }, [mutate, to_table, to_no, newest])
}
