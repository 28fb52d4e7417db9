import { empLevel, userType } from '@crm/contract/features/auth/auth'
import { members } from '@crm/contract/features/members/members'
import { choice, keyword } from '../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../shared/kit/list/ListPage.tsx'
import { team } from '../reference/filters.tsx'
import { StaffMemberPanel } from './detail/MemberPanels.tsx'
import { staffColumns } from './memberColumns.tsx'
import { membersText as text } from './members.messages.ts'
import { statusSegments } from './statusSegments.ts'

const staffTypes = { options: (['emp', 'vc'] as const).map((value) => ({ value, label: userType.label(value) })) }

const filters = [
  statusSegments(text.staffStatuses),
  keyword({ label: text.searchStaff, placeholder: text.searchHint }),
  choice('user_type', staffTypes, { label: text.type, all: text.allTypes }),
  team('team_no'),
  choice('emp_lv', empLevel, { label: text.level, all: text.allLevels }),
]

/** Staff and venture capitalists: who waits for approval, who is in, who is out. */
export const AdminMemberManagementScreen = () => (
  <ListPage
    emptyAction={null}
    endpoint={members.list}
    columns={({ account_status }) => staffColumns(account_status)}
    filters={filters}
    excel={members.excel}
    saved="staff"
    peek={StaffMemberPanel}
    words={text.staffList}
  />
)
