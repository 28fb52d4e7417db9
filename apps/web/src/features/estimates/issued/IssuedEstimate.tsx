import type { Estimate } from '@crm/contract/features/estimates/estimates.rows'
import { HistoryCard } from '../../../shared/kit/history/HistoryCard.tsx'
import { Stack } from '../../../shared/ui/Stack.tsx'
import { ClientPageCard } from '../links/ClientPageCard.tsx'
import { EstimatePaper } from '../paper/EstimatePaper.tsx'
import { AnswerCard, ApprovalCard, EstimateFacts } from './EstimateFacts.tsx'
import classes from './Issued.module.css'
import { VersionsCard } from './VersionsCard.tsx'

/** A version that is never changed any more: its paper, and beside it what became of it. */
export const IssuedEstimate = ({ estimate }: { estimate: Estimate }) => (
  <div className={classes.columns}>
    <div className={classes.paper}>
      <EstimatePaper facts={estimate} draft={estimate} />
    </div>
    <Stack>
      <EstimateFacts estimate={estimate} />
      <AnswerCard estimate={estimate} />
      <ClientPageCard estimate={estimate} />
      <ApprovalCard estimate={estimate} />
      <VersionsCard estimate={estimate} />
      <HistoryCard to={{ to_table: 'estimates', to_no: estimate.est_no }} />
    </Stack>
  </div>
)
