import type { PublicEstimate } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { PageBrand } from '../../shared/ui/Brand.tsx'
import { LinkPayments } from '../contractPayments/link/LinkPayments.tsx'
import { EstimateContent } from './EstimateContent.tsx'
import { EstimateFacts } from './EstimateFacts.tsx'
import classes from './PublicEstimate.module.css'
import { PublicPaper } from './PublicPaper.tsx'
import { useLinkCalls } from './publicEstimates.api.ts'
import { pageText as text } from './publicEstimates.messages.ts'

/** The whole page of somebody who has a link. */
export const EstimatePage = ({ t, estimate }: { t: string; estimate: PublicEstimate }) => {
  const calls = { ...useLinkCalls(t), pdf: <PublicPaper t={t} /> }
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <PageBrand size={24} />
        <p className={classes.kind}>{text.kind}</p>
        <h1 className={classes.title}>{estimate.est_title}</h1>
        <p className={classes.to}>{text.to(estimate.client_name, estimate.est_to_name)}</p>
        <EstimateFacts calls={calls} estimate={estimate} />
      </header>
      {estimate.state === 'accepted' && (
        <div className={classes.payments}>
          <LinkPayments t={t} />
        </div>
      )}
      <EstimateContent calls={calls} estimate={estimate} />
    </main>
  )
}
