import type { Estimate } from '@crm/contract/features/estimates/estimates.rows'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { LimitNotes } from '../actions/LimitNotes.tsx'
import { estimatesText as text } from '../estimates.messages.ts'
import { ApprovalCard } from '../issued/EstimateFacts.tsx'

/** Above the editor: what stands between the draft and its issue. */
export const DraftWarnings = ({ estimate }: { estimate: Estimate | undefined }) => (
  <>
    {estimate?.est_state === 'asking' && <Note tone="amber">{text.asked}</Note>}
    {estimate?.est_state === 'draft' && estimate.needs_approval && <LimitNotes estimate={estimate} />}
    {estimate && <ApprovalCard estimate={estimate} />}
  </>
)
