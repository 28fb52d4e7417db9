import { empLevel } from '@crm/contract/features/auth/auth'
import type { Member } from '@crm/contract/features/members/members.rows'
import { showPhone } from '@crm/contract/kit/people'
import { showDate, showDateTime } from '../../../shared/lib/date.ts'
import { Card } from '../../../shared/ui/Card.tsx'
import { Facts } from '../../../shared/ui/Facts.tsx'
import { text } from '../members.messages.ts'
import classes from './MemberFacts.module.css'
import { Portrait } from './Portrait.tsx'

/** Who somebody is and how to reach them. */
export const MemberFacts = ({ member }: { member: Member }) => (
  <Card title={text.facts}>
    <div className={classes.who}>
      <Portrait member={member} />
      <Facts
        of={[
          [text.userId, member.user_id],
          [text.email, member.user_email ?? '-', 'wide'],
          [text.phone, showPhone(member.user_phone) || '-'],
          member.emp_no !== null && [text.place, member.team_name ?? text.noTeam],
          member.emp_no !== null && [text.level, empLevel.label(member.emp_lv)],
          member.vc_name !== null && [text.firm, member.vc_name],
          member.vc_name !== null && [text.position, member.vc_position ?? '-'],
          [text.joined, showDate(member.reg_dt)],
          [text.lastLogin, member.login_dt ? showDateTime(member.login_dt) : text.never],
          member.closed_dt !== null && [text.closedAt, showDateTime(member.closed_dt)],
          member.closed_reason !== null && [text.reason, member.closed_reason, 'wide'],
        ]}
      />
    </div>
  </Card>
)
