import { clientEstimates } from '@crm/contract/features/clientEstimates/clientEstimates'
import type { ClientEstimate } from '@crm/contract/features/clientEstimates/clientEstimates.rows'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { useRecordNo } from '../../shared/kit/record/recordNo.ts'
import { readKey } from '../../shared/lib/server/queryClient.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import type { EstimateCalls } from '../publicEstimates/estimateCalls.ts'
import { pageText } from '../publicEstimates/publicEstimates.messages.ts'

export const useWaiting = () => useRead(clientEstimates.waiting)

/** The managers learn that it was opened; whoever only looks for somebody else is refused, and nobody is bothered by that. */
export const useNoteRead = (est_no: number) => {
  const { mutate } = useWrite(clientEstimates.noteRead, { quiet: true })
  useEffect(() => mutate({ params: { est_no }, body: {} }), [mutate, est_no])
}

const useAcceptForm: EstimateCalls['useAcceptForm'] = ({ est_ver }, chosen, ends) => {
  const request = { params: { est_no: useRecordNo() } }
  const state = useEndpointForm(clientEstimates.accept, { initial: { est_ver, chosen }, request, ...ends })
  return { state, input: () => ({}) }
}

const useRejectForm: EstimateCalls['useRejectForm'] = ({ est_ver }, ends) => {
  const request = { params: { est_no: useRecordNo() } }
  const initial = { est_ver, reason: null, text: '' }
  const state = useEndpointForm(clientEstimates.reject, { initial, request, ...ends })
  return { state, input: (field) => state.form.getInputProps(field) }
}

const useQuestionForm: EstimateCalls['useQuestionForm'] = () => {
  const state = useRecordForm<ClientEstimate, typeof clientEstimates.ask>({
    create: clientEstimates.ask,
    params: { est_no: useRecordNo() },
    toValues: () => ({ question: '' }),
    labels: { question: pageText.question },
    done: pageText.asked,
    repeats: true,
  })
  return { state, input: () => state.field('question') }
}

const useReissue: EstimateCalls['useReissue'] = (done) => {
  const est_no = useRecordNo()
  const { mutate, isPending } = useWrite(clientEstimates.askReissue, { done })
  return { ask: () => mutate({ params: { est_no }, body: {} }), isPending }
}

/** What an answer made stale is said by the server; after a refusal the page is read again from here. */
export const useOwnCalls = (est_no: number): Omit<EstimateCalls, 'pdf'> => {
  const queries = useQueryClient()
  return {
    ...{ useAcceptForm, useRejectForm, useQuestionForm, useReissue, asksName: false, keep: () => undefined },
    readAgain: () => queries.invalidateQueries({ queryKey: readKey(clientEstimates.detail, { params: { est_no } }) }),
  }
}
