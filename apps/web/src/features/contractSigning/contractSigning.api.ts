import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import type { SignerPage } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { isAtSigners, isConcluded } from '@crm/contract/features/contracts/contracts.words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usePostedFile } from '../../shared/kit/files/download/usePostedFile.ts'
import { quietCall } from '../../shared/lib/server/api.ts'
import { signingText as text } from './contractSigning.messages.ts'

const keyOf = (t: string) => ['contract of a signer', t]

interface Shown {
  state: number
  query: SignerPage[]
}

const sealingMs = 4_000
const othersMs = 30_000

/** Soon while it is being sealed, now and then while others are to sign; whoever signs themselves is left in peace. */
const pauseFor = (page: SignerPage | undefined) => {
  if (!page || page.is_sealed) return false
  if (isConcluded(page.ctr_state)) return sealingMs
  return isAtSigners(page.ctr_state) && page.me.cs_state !== 'asked' ? othersMs : false
}

/** Whoever comes back to the page sees what has happened meanwhile. */
export const useSignerPage = (t: string) =>
  useQuery({
    queryKey: keyOf(t),
    queryFn: () => quietCall(contractSigning.show, { body: { t } }),
    retry: false,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => pauseFor(state.data?.query[0]),
    gcTime: 0,
  })

/** Every answer of the page has the contract as it is now. */
export const useKeepPage = (t: string) => {
  const queries = useQueryClient()
  return {
    /** `change` puts together what is shown and what was answered, where several answers are on their way. */
    keep: (page: SignerPage | undefined, change = (_shown: SignerPage, answered: SignerPage) => answered) =>
      page &&
      queries.setQueryData<Shown>(keyOf(t), (before) => {
        const shown = before?.query[0]
        return { state: 1, query: [shown ? change(shown, page) : page] }
      }),
    readAgain: () => queries.invalidateQueries({ queryKey: keyOf(t) }),
  }
}

export const usePaper = (t: string) =>
  usePostedFile(contractSigning.publicPdf, { body: { t }, name: `${text.kind}.pdf`, failed: text.pdfFailed })
