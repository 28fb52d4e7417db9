import { members } from '@crm/contract/features/members/members'
import { keyword } from '../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../shared/kit/list/ListPage.tsx'
import { ClientMemberPanel } from './detail/MemberPanels.tsx'
import { clientColumns } from './memberColumns.tsx'
import { membersText as text } from './members.messages.ts'
import { statusSegments } from './statusSegments.ts'

const filters = [
  statusSegments(text.clientStatuses),
  keyword({ label: text.searchClients, placeholder: text.searchHint }),
]

/** The people of client companies who have an account or want one. */
export const MemberListScreen = () => (
  <ListPage
    emptyAction={null}
    endpoint={members.clientList}
    columns={({ account_status }) => clientColumns(account_status)}
    filters={filters}
    excel={members.clientExcel}
    saved="members"
    peek={ClientMemberPanel}
    words={text.clientList}
  />
)
