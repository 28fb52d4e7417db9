import { empLevel } from '@crm/contract/features/auth/auth'
import type { Member } from '@crm/contract/features/members/members.rows'
import { showPhone } from '@crm/contract/kit/people'
import { showDate, showDateTime } from '../../../shared/lib/format/date.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { PictureBeside } from '../../../shared/ui/layout/Stack.tsx'
import { membersText } from '../members.messages.ts'
import { Portrait } from './Portrait.tsx'

/** Who somebody is and how to reach them. */
export const MemberFacts = ({ member }: { member: Member }) => (
  <Card title={membersText.facts}>
    <PictureBeside picture={<Portrait member={member} />}>
      <Facts
        facts={[
          [membersText.userId, member.user_id],
          [membersText.email, member.user_email ?? '-', 'wide'],
          [membersText.phone, showPhone(member.user_phone) || '-'],
          member.emp_no !== null && [membersText.place, member.team_name ?? membersText.noTeam],
          member.emp_no !== null && [membersText.level, empLevel.label(member.emp_lv)],
          member.vc_name !== null && [membersText.firm, member.vc_name],
          member.vc_name !== null && [membersText.position, member.vc_position ?? '-'],
          [membersText.joined, showDate(member.reg_dt)],
          [membersText.lastLogin, member.login_dt ? showDateTime(member.login_dt) : membersText.never],
          member.closed_dt !== null && [membersText.closedAt, showDateTime(member.closed_dt)],
          member.closed_reason !== null && [membersText.reason, member.closed_reason, 'wide'],
        ]}
      />
    </PictureBeside>
  </Card>
)
