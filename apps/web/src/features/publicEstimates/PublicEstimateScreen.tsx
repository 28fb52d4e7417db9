import {
  type PublicDraft,
  type PublicEstimate,
  type PublicPage,
  publicEstimateMessages,
} from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { ApiProblem } from '@crm/contract/kit/client'
import { IconUnlink } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { useCompanyBrand } from '../../shared/lib/useCompanyBrand.ts'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { NoticePage } from '../../shared/ui/NoticePage.tsx'
import { PageSpinner } from '../../shared/ui/PageSpinner.tsx'
import { DraftPage } from './DraftPage.tsx'
import { EstimatePage } from './EstimatePage.tsx'
import { usePublicEstimate } from './publicEstimates.api.ts'
import { pageText as text } from './publicEstimates.messages.ts'

const isDraft = (page: PublicPage): page is PublicDraft => page.state === 'draft'

/** An estimate as whoever has the link reads and answers it. */
export const PublicEstimateScreen = () => {
  const [search] = useSearchParams()
  const t = search.get('t') ?? ''
  useCompanyBrand()
  const { data, error, refetch } = usePublicEstimate(t)
  const estimate = data?.query[0]
  if (error instanceof ApiProblem && [400, 404].includes(error.status))
    return <NoticePage icon={IconUnlink} tone="amber" title={text.gone} description={publicEstimateMessages.gone} />
  if (error && !estimate) return <ErrorState reason={error.message} onRetry={() => refetch()} />
  if (!estimate) return <PageSpinner />
  return isDraft(estimate) ? (
    <DraftPage t={t} draft={estimate} onChange={refetch} />
  ) : (
    <EstimatePage key={estimate.est_ver} t={t} estimate={estimate as PublicEstimate} />
  )
}
