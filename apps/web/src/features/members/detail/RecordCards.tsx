import { loginResult, type MemberLogin } from '@crm/contract/features/members/members.rows'
import { useState } from 'react'
import { showDateTime } from '../../../shared/lib/date.ts'
import { Tag } from '../../../shared/ui/Tag.tsx'
import { useLogins, type Ways } from '../members.api.ts'
import { membersText } from '../members.messages.ts'
import { ActivityCard, ActivityRow } from './ActivityCard.tsx'

const limit = 5

interface RecordProps {
  ways: Ways
  user_no: number
}

const resultTag = ({ ll_result }: MemberLogin) => (
  <Tag tone={ll_result === 'success' ? 'green' : 'red'}>{loginResult.label(ll_result)}</Tag>
)

/** When somebody signed in, or tried to. */
export const LoginCard = ({ ways, user_no }: RecordProps) => {
  const [offset, setOffset] = useState(0)
  return (
    <ActivityCard
      title={membersText.logins}
      read={useLogins(ways, user_no, { offset, limit })}
      empty={membersText.noLogins}
      page={{ offset, limit, onChange: setOffset }}
    >
      {(login: MemberLogin) => (
        <ActivityRow
          key={login.ll_no}
          title={showDateTime(login.reg_dt)}
          detail={`${login.device_name} · ${login.ip ?? '-'}`}
          aside={resultTag(login)}
        />
      )}
    </ActivityCard>
  )
}
