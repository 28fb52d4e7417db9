import type { PublicEstimate } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { PublicHead, PublicPage } from '../../shared/ui/page/PublicPage.tsx'
import { LinkPayments } from '../contractPayments/link/LinkPayments.tsx'
import { EstimateContent } from './EstimateContent.tsx'
import { EstimateFacts } from './EstimateFacts.tsx'
import { PublicPaper } from './PublicPaper.tsx'
import { useLinkCalls } from './publicEstimates.api.ts'
import { pageText as text } from './publicEstimates.messages.ts'

/** The whole page of somebody who has a link. */
export const EstimatePage = ({ t, estimate }: { t: string; estimate: PublicEstimate }) => {
  const calls = { ...useLinkCalls(), pdf: <PublicPaper t={t} /> }
  return (
    <PublicPage>
      <PublicHead kind={text.kind} title={estimate.est_title} to={text.to(estimate.client_name, estimate.est_to_name)}>
        <EstimateFacts calls={calls} estimate={estimate} />
      </PublicHead>
      <EstimateContent
        calls={calls}
        estimate={estimate}
        before={estimate.state === 'accepted' && <LinkPayments t={t} />}
      />
    </PublicPage>
  )
}
