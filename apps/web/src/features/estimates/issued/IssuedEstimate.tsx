import type { Estimate } from '@crm/contract/features/estimates/estimates.rows'
import { Box } from '@mantine/core'
import { HistoryCard } from '../../../shared/kit/history/HistoryCard.tsx'
import { Columns } from '../../../shared/ui/layout/Columns.tsx'
import { ClientPageCard } from '../links/ClientPageCard.tsx'
import { EstimatePaper } from '../paper/EstimatePaper.tsx'
import { AnswerCard, ApprovalCard, EstimateFacts } from './EstimateFacts.tsx'
import { VersionsCard } from './VersionsCard.tsx'

/** A version that is never changed any more: its paper, and beside it what became of it. */
export const IssuedEstimate = ({ estimate }: { estimate: Estimate }) => (
  <Columns
    side={
      <>
        <EstimateFacts estimate={estimate} />
        <AnswerCard estimate={estimate} />
        <ClientPageCard estimate={estimate} />
        <ApprovalCard estimate={estimate} />
        <VersionsCard estimate={estimate} />
        <HistoryCard to={{ to_table: 'estimates', to_no: estimate.est_no }} />
      </>
    }
  >
    <Box maw={820}>
      <EstimatePaper facts={estimate} draft={estimate} />
    </Box>
  </Columns>
)
