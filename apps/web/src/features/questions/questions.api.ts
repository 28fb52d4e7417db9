import { type Question, questions } from '@crm/contract/features/questions/questions'
import { messages } from '@crm/contract/messages'
import { useEffect, useState } from 'react'
import { call } from '../../shared/lib/server/api.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'

/** Clients are sent no topics, so their page asks again by itself. */
const clientPause = 30_000

export const useQuestions = (proj_no: number, isClient: boolean) =>
  useRead(questions.list, { params: { proj_no } }, isClient ? { every: clientPause } : {})

export const useCreateQuestion = (done: string, onDone: () => void) => useWrite(questions.create, { done, onDone })

export const useUpdateQuestion = (onDone: () => void) => useWrite(questions.update, { done: messages.changed, onDone })

export const useRemoveQuestion = () =>
  useWrite(questions.remove, {
    done: messages.deleted,
    undo:
      (_answer, { params }) =>
      () =>
        call(questions.update, { params, body: { state: 1 } }),
  })

/** What is shown is read; it stays marked as new for as long as the page is open. */
export const useUnreadMarks = (proj_no: number, rows: Question[]) => {
  const [marked] = useState(() => new Set<number>())
  const { mutate } = useWrite(questions.read, { quiet: true })
  const unread = rows.filter(({ is_unread }) => is_unread).map(({ cmt_no }) => cmt_no)
  for (const cmt_no of unread) marked.add(cmt_no)
  const newest = unread.at(-1)
  useEffect(() => {
    if (newest !== undefined) mutate({ params: { proj_no }, body: { cmt_no: newest } })
  }, [mutate, proj_no, newest])
  return marked
}
