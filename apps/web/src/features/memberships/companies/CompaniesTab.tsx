import { memberships } from '@crm/contract/features/memberships/memberships'
import { membershipColumns, membershipState } from '@crm/contract/features/memberships/memberships.rows'
import { keyword, segments } from '../../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../../shared/kit/list/listColumns.tsx'
import { MembershipStateTag } from '../MembershipStateTag.tsx'
import { membershipsText as text } from '../memberships.messages.ts'
import { RequestDialog } from './MembershipDialogs.tsx'
import { MembershipPanel } from './MembershipPanel.tsx'

const columns = withCells(membershipColumns, { mbs_state: ({ mbs_state }) => <MembershipStateTag state={mbs_state} /> })

const filters = [
  segments('mbs_state', membershipState, {
    label: text.states,
    all: text.all,
    counts: ({ counts }: { counts: Record<string, number> }) => counts,
  }),
  keyword(text.search),
]

/** Companies with their memberships, by state. */
export const CompaniesTab = () => (
  <ListPage
    endpoint={memberships.list}
    columns={columns}
    filters={filters}
    create={{ form: RequestDialog, endpoint: memberships.request }}
    excel={memberships.excel}
    saved="memberships"
    peek={MembershipPanel}
    words={text.list}
  />
)
