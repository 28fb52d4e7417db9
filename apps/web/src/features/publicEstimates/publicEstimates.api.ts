import { publicEstimates } from '@crm/contract/features/publicEstimates/publicEstimates'
import type { PublicEstimate } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usePostedFile } from '../../shared/kit/files/download/usePostedFile.ts'
import { quietCall } from '../../shared/lib/api.ts'
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

export const usePaper = (t: string) =>
  usePostedFile(publicEstimates.pdf, { body: { t }, name: `${text.kind}.pdf`, failed: text.pdfFailed })
