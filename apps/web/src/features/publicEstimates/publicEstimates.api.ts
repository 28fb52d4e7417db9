import { publicEstimates } from '@crm/contract/features/publicEstimates/publicEstimates'
import type { PublicEstimate } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { usePostedFile } from '../../shared/kit/files/download/usePostedFile.ts'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { quietCall } from '../../shared/lib/server/api.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import type { EstimateCalls } from './estimateCalls.ts'
import { pageText as text } from './publicEstimates.messages.ts'

const keyOf = (t: string) => ['public estimate', t]

/** Whoever comes back to the page sees what has happened meanwhile. */
export const usePublicEstimate = (t: string) =>
  useQuery({
    queryKey: keyOf(t),
    queryFn: () => quietCall(publicEstimates.show, { body: { t } }),
    retry: false,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  })

/** What opens the page: the token in its address. */
const useToken = () => useSearchParams()[0].get('t') ?? ''

/** Every answer of the page has the estimate as it is now. */
const useKeep = (): EstimateCalls['keep'] => {
  const [queries, t] = [useQueryClient(), useToken()]
  return (estimate) => queries.setQueryData(keyOf(t), { state: 1, query: [estimate] })
}

const useAcceptForm: EstimateCalls['useAcceptForm'] = ({ reader, est_ver }, chosen, ends) => {
  const initial = { t: useToken(), name: reader, est_ver, chosen }
  const state = useEndpointForm(publicEstimates.accept, { initial, ...ends })
  return { state, input: (field) => state.form.getInputProps(field) }
}

const useRejectForm: EstimateCalls['useRejectForm'] = ({ reader, est_ver }, ends) => {
  const initial = { t: useToken(), name: reader, est_ver, reason: null, text: '' }
  const state = useEndpointForm(publicEstimates.reject, { initial, ...ends })
  return { state, input: (field) => state.form.getInputProps(field) }
}

const useQuestionForm: EstimateCalls['useQuestionForm'] = ({ reader }) => {
  const [t, keep] = [useToken(), useKeep()]
  const state = useRecordForm<PublicEstimate, typeof publicEstimates.ask>({
    create: publicEstimates.ask,
    toValues: () => ({ t, name: reader, question: '' }),
    labels: { name: text.yourName, question: text.question },
    done: text.asked,
    repeats: true,
    onDone: keep,
  })
  return { state, input: (field) => state.field(field) }
}

const useReissue: EstimateCalls['useReissue'] = (done) => {
  const [t, keep] = [useToken(), useKeep()]
  const { mutate, isPending } = useWrite(publicEstimates.askReissue, {
    done,
    onDone: ({ query: [estimate] }) => estimate && keep(estimate),
  })
  return { ask: () => mutate({ body: { t } }), isPending }
}

export const useLinkCalls = (): Omit<EstimateCalls, 'pdf'> => {
  const [queries, t] = [useQueryClient(), useToken()]
  return {
    ...{ useAcceptForm, useRejectForm, useQuestionForm, useReissue, asksName: true, keep: useKeep() },
    readAgain: () => queries.invalidateQueries({ queryKey: keyOf(t) }),
  }
}

export const usePaper = (t: string) =>
  usePostedFile(publicEstimates.pdf, { body: { t }, name: `${text.kind}.pdf`, failed: text.pdfFailed })
