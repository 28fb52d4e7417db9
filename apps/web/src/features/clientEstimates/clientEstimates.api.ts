import { clientEstimates } from '@crm/contract/features/clientEstimates/clientEstimates'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readKey } from '../../shared/lib/queryClient.ts'
import { useRead } from '../../shared/lib/useRead.ts'
import { useWrite } from '../../shared/lib/useWrite.ts'
import type { EstimateCalls } from '../publicEstimates/estimateCalls.ts'

export const useWaiting = () => useRead(clientEstimates.waiting)

/** The managers learn that it was opened; whoever only looks for somebody else is refused, and nobody is bothered by that. */
export const useNoteRead = (est_no: number) => {
  const { mutate } = useWrite(clientEstimates.noteRead, { quiet: true })
  useEffect(() => mutate({ params: { est_no }, body: {} }), [mutate, est_no])
}

/** What an answer made stale is said by the server; after a refusal the page is read again from here. */
export const useOwnCalls = (est_no: number): Omit<EstimateCalls, 'pdf'> => {
  const queries = useQueryClient()
  const { accept, reject, ask, askReissue } = clientEstimates
  const params = { est_no }
  return {
    ...{ accept, reject, ask, askReissue, body: {}, params, asksName: false },
    keep: () => undefined,
    readAgain: () => queries.invalidateQueries({ queryKey: readKey(clientEstimates.detail, { params }) }),
  }
}
