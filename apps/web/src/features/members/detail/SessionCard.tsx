import type { MemberSession } from '@crm/contract/features/members/members.rows'
import { Button } from '@mantine/core'
import { Ago } from '../../../shared/ui/display/Ago.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import type { ListRead } from '../../../shared/ui/list/DataList.tsx'
import { RowItem } from '../../../shared/ui/list/RowList.tsx'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { membersText } from '../members.messages.ts'
import { ActivityCard } from './ActivityCard.tsx'

interface SessionCardProps {
  read: ListRead<MemberSession>
  onEnd: (session_no: number) => void
  onEndAll: () => void
  isBusy: boolean
  /** The texts for one's own sessions instead of another person's. */
  endAll?: string
}

/** Where somebody is signed in, each of it with its end. */
export const SessionCard = ({ read, onEnd, onEndAll, isBusy, endAll = membersText.endSessions }: SessionCardProps) => {
  const endEverything = async () => {
    const words = {
      title: membersText.endSessionsTitle,
      description: membersText.endSessionsHint,
      yes: endAll,
      tone: 'danger',
    } as const
    if (await confirm(words)) onEndAll()
  }
  return (
    <ActivityCard
      title={membersText.sessions}
      read={read}
      empty={membersText.noSessions}
      actions={
        (read.data?.query.length ?? 0) > 0 && (
          <Button size="xs" variant="default" disabled={isBusy} onClick={endEverything}>
            {endAll}
          </Button>
        )
      }
    >
      {(session) => (
        <RowItem
          key={session.session_no}
          name={session.device_name}
          about={
            <>
              {session.ip ?? '-'} · {membersText.seenAt} <Ago at={session.seen_at} />
            </>
          }
        >
          {session.is_current ? (
            <Tag tone="accent">{membersText.current}</Tag>
          ) : (
            <Button size="xs" variant="default" disabled={isBusy} onClick={() => onEnd(session.session_no)}>
              {membersText.endSession}
            </Button>
          )}
        </RowItem>
      )}
    </ActivityCard>
  )
}
