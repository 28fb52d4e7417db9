import {
  type PublicDraft,
  type PublicEstimate,
  type PublicPage,
  publicEstimateMessages,
} from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { IconUnlink } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { LinkedPage } from '../../shared/kit/record/LinkedPage.tsx'
import { useCompanyBrand } from '../../shared/lib/session/useCompanyBrand.ts'
import { NoticePage } from '../../shared/ui/page/NoticePage.tsx'
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
  const read = usePublicEstimate(t)
  return (
    <LinkedPage
      read={read}
      gone={<NoticePage icon={IconUnlink} tone="amber" title={text.gone} description={publicEstimateMessages.gone} />}
    >
      {(estimate) =>
        isDraft(estimate) ? (
          <DraftPage t={t} draft={estimate} onChange={read.refetch} />
        ) : (
          <EstimatePage key={estimate.est_ver} t={t} estimate={estimate as PublicEstimate} />
        )
      }
    </LinkedPage>
  )
}
