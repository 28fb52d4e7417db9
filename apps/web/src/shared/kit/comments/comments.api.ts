import { comments } from '@crm/contract/features/comments/comments'
import type { RecordTarget } from '@crm/contract/kit/target'
import { messages } from '@crm/contract/messages'
import { useEffect } from 'react'
import { useRead } from '../../lib/useRead.ts'
import { useWrite } from '../../lib/useWrite.ts'

export const useComments = (to: RecordTarget) => useRead(comments.list, { query: to })

export const useCreateComment = (onDone: () => void) => useWrite(comments.create, { done: messages.registered, onDone })

export const useUpdateComment = (done: string, onDone?: () => void) =>
  useWrite(comments.update, { done, onDone: () => onDone?.() })

/** What is shown is read: says so once the newest comment has been looked at. */
export const useMarkRead = (to: RecordTarget, newest: number | undefined) => {
  const { mutate } = useWrite(comments.read, { quiet: true })
  const { to_table, to_no } = to
  useEffect(() => {
    if (newest !== undefined) mutate({ body: { to_table, to_no, cmt_no: newest } })
  }, [mutate, to_table, to_no, newest])
}
