import { exceedsLimit } from '@crm/contract/features/estimates/estimateAmounts'
import type { Estimate } from '@crm/contract/features/estimates/estimates.rows'
import { estimateMessages } from '@crm/contract/features/estimates/estimates.words'
import { Note } from '../../../shared/ui/display/Note.tsx'

type Limited = Pick<Estimate, 'limit' | 'est_list' | 'est_below' | 'is_under_floor'>

/** Why the reader cannot issue it alone. */
export const LimitNotes = ({ estimate: { limit, est_list, est_below, is_under_floor } }: { estimate: Limited }) => (
  <>
    {limit !== null && exceedsLimit({ list: est_list, belowList: est_below }, limit) && (
      <Note tone="amber">{estimateMessages.limit(limit)}</Note>
    )}
    {limit !== null && is_under_floor && <Note tone="amber">{estimateMessages.floor}</Note>}
  </>
)
