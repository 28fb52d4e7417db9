import type { Member } from '@crm/contract/features/members/members.rows'
import type { ApiProblem } from '@crm/contract/kit/client'
import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { Card } from '../../../shared/ui/Card.tsx'
import { Columns } from '../../../shared/ui/Columns.tsx'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../../shared/ui/ErrorState.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.tsx'
import { useEndSession, useEndSessions, useMember, useSessions, type Ways } from '../members.api.ts'
import { membersText } from '../members.messages.ts'
import { StandingTag } from '../StandingTag.tsx'
import { TypeTag } from '../TypeTag.tsx'
import { useListPath } from '../useListPath.ts'
import classes from './MemberPage.module.css'
import { HistoryCard, LoginCard } from './RecordCards.tsx'
import { SessionCard } from './SessionCard.tsx'

interface MemberPageProps {
  ways: Ways
  list: { path: string; title: string }
  actions: (member: Member) => ReactNode
  /** Beside the records: what is particular to this kind of people. */
  children: (member: Member) => ReactNode
  /** Above the records. */
  aside?: (member: Member) => ReactNode
  /** The left side is short enough for it. */
  hasRoomForHistory?: boolean
}

const Sessions = ({ ways, user_no }: { ways: Ways; user_no: number }) => {
  const end = useEndSession(ways)
  const endAll = useEndSessions(ways)
  return (
    <SessionCard
      of={useSessions(ways, user_no)}
      onEnd={(session_no) => end.mutate({ params: { user_no, session_no } })}
      onEndAll={() => endAll.mutate({ params: { user_no } })}
      isBusy={end.isPending || endAll.isPending}
    />
  )
}

const NotShown = ({ error, onRetry }: { error: ApiProblem | null; onRetry: () => void }) =>
  error?.status === 404 ? (
    <EmptyState words={membersText.detailFailed} />
  ) : (
    <ErrorState reason={error?.message} onRetry={onRetry} />
  )

/** One person: facts and decisions at the left, traces at the right. */
export const MemberPage = ({ ways, list, actions, children, aside, hasRoomForHistory }: MemberPageProps) => {
  const user_no = Number(useParams().id)
  const found = useMember(ways, user_no)
  const listPath = useListPath(list.path)
  const back = (
    <Link to={listPath} className={classes.back}>
      <IconChevronLeft size={14} stroke={1.8} aria-hidden />
      {list.title}
    </Link>
  )
  const history = <HistoryCard ways={ways} user_no={user_no} />
  if (found.isPending) return <PageSkeleton />
  const member = found.data?.query[0]
  if (!member)
    return (
      <Page title={list.title} context={back}>
        <Card>
          <NotShown error={found.error} onRetry={() => found.refetch()} />
        </Card>
      </Page>
    )
  return (
    <Page
      title={
        <span className={classes.title}>
          {member.user_name} <TypeTag type={member.user_type} /> <StandingTag member={member} />
        </span>
      }
      context={back}
      actions={actions(member)}
    >
      <Columns
        side={
          <>
            <Sessions ways={ways} user_no={user_no} />
            {aside?.(member)}
            <LoginCard ways={ways} user_no={user_no} />
            {!hasRoomForHistory && history}
          </>
        }
      >
        {children(member)}
        {hasRoomForHistory && history}
      </Columns>
    </Page>
  )
}
