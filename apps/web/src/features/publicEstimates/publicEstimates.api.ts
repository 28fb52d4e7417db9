import { publicEstimates } from '@crm/contract/features/publicEstimates/publicEstimates'
import type { PublicEstimate } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { ApiProblem, urlOf } from '@crm/contract/kit/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { nameIn, saveBlob } from '../../shared/kit/files/download/saveFile.ts'
import { callHeaders, quietCall } from '../../shared/lib/api.ts'
import { toast } from '../../shared/ui/toast.ts'
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

/** Every answer of the page has the estimate as it is now. */
export const useLinkCalls = (t: string): Omit<EstimateCalls, 'pdf'> => {
  const queries = useQueryClient()
  const { accept, reject, ask, askReissue } = publicEstimates
  return {
    ...{ accept, reject, ask, askReissue, body: { t }, params: {}, asksName: true },
    keep: (estimate: PublicEstimate) => queries.setQueryData(keyOf(t), { state: 1, query: [estimate] }),
    readAgain: () => queries.invalidateQueries({ queryKey: keyOf(t) }),
  }
}

/** The token goes in the body, so that no address has it. */
const fetchPaper = async (t: string) => {
  const response = await fetch(urlOf(publicEstimates.pdf, {}), {
    method: 'POST',
    headers: { ...callHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify({ t }),
  })
  if (!response.ok) throw new ApiProblem(response.status, await response.json())
  saveBlob(await response.blob(), nameIn(response.headers.get('content-disposition')) ?? `${text.kind}.pdf`)
}

export const usePaper = (t: string) => {
  const [isBusy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      await fetchPaper(t)
    } catch (problem) {
      toast.error(problem instanceof ApiProblem ? problem.message : text.pdfFailed)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, start }
}
