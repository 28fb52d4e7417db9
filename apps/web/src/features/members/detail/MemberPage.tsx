import type { Member } from '@crm/contract/features/members/members.rows'
import type { ReactNode } from 'react'
import { HistoryCard } from '../../../shared/kit/history/HistoryCard.tsx'
import { RecordPage } from '../../../shared/kit/record/RecordPage.tsx'
import { useRecordNo } from '../../../shared/kit/record/recordNo.ts'
import { type MemberEndpoints, useEndSession, useEndSessions, useSessions } from '../members.api.ts'
import { membersText } from '../members.messages.ts'
import { MemberTitle } from './MemberTitle.tsx'
import { LoginCard } from './RecordCards.tsx'
import { SessionCard } from './SessionCard.tsx'

interface MemberPageProps {
  ways: MemberEndpoints
  list: { path: string; title: string }
  actions: (member: Member) => ReactNode
  /** Beside the records: what is particular to this kind of people. */
  children: (member: Member) => ReactNode
  /** Above the records. */
  aside?: (member: Member) => ReactNode
  /** The left side is short enough for it. */
  hasRoomForHistory?: boolean
}

const Sessions = ({ ways, user_no }: { ways: MemberEndpoints; user_no: number }) => {
  const end = useEndSession(ways)
  const endAll = useEndSessions(ways)
  return (
    <SessionCard
      read={useSessions(ways, user_no)}
      onEnd={(session_no) => end.mutate({ params: { user_no, session_no } })}
      onEndAll={() => endAll.mutate({ params: { user_no } })}
      isBusy={end.isPending || endAll.isPending}
    />
  )
}

/** One person: facts and decisions at the left, activity at the right. */
export const MemberPage = ({ ways, list, actions, children, aside, hasRoomForHistory }: MemberPageProps) => {
  const user_no = useRecordNo()
  const history = <HistoryCard to={{ to_table: 'users', to_no: user_no }} limit={5} />
  return (
    <RecordPage
      endpoint={ways.detail}
      params={{ user_no }}
      list={list}
      words={membersText}
      title={(member) => <MemberTitle member={member} />}
      name={({ user_name }) => user_name}
      actions={actions}
      side={(member) => (
        <>
          <Sessions ways={ways} user_no={user_no} />
          {aside?.(member)}
          <LoginCard ways={ways} user_no={user_no} />
          {!hasRoomForHistory && history}
        </>
      )}
    >
      {(member) => (
        <>
          {children(member)}
          {hasRoomForHistory && history}
        </>
      )}
    </RecordPage>
  )
}
