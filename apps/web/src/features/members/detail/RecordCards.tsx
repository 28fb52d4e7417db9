import { loginResult, type MemberLogin } from '@crm/contract/features/members/members.rows'
import { useState } from 'react'
import { showDateTime } from '../../../shared/lib/format/date.ts'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { RowItem } from '../../../shared/ui/list/RowList.tsx'
import { type MemberEndpoints, useLogins } from '../members.api.ts'
import { membersText } from '../members.messages.ts'
import { ActivityCard } from './ActivityCard.tsx'

const limit = 5

interface RecordProps {
  ways: MemberEndpoints
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
        <RowItem
          key={login.ll_no}
          name={showDateTime(login.reg_dt)}
          about={`${login.device_name} · ${login.ip ?? '-'}`}
        >
          {resultTag(login)}
        </RowItem>
      )}
    </ActivityCard>
  )
}
