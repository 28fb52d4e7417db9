import { kindOf, visitorName } from '@crm/contract/features/meetings/meetingNames'
import type { ComingMeeting } from '@crm/contract/features/meetings/meetings.rows'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAddressNumber } from '../../../shared/lib/address/useAddressNumber.ts'
import { lazyPart } from '../../../shared/lib/page/lazyPart.tsx'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { TextButton } from '../../../shared/ui/button/TextButton.tsx'
import { dDayOf } from '../../../shared/ui/display/dDay.ts'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { FoldOnPhone } from '../../../shared/ui/layout/FoldOnPhone.tsx'
import { Scroll } from '../../../shared/ui/layout/Scroll.tsx'
import { Grow } from '../../../shared/ui/layout/Stack.tsx'
import { Truncate } from '../../../shared/ui/layout/Truncate.tsx'
import { Row, RowList } from '../../../shared/ui/list/RowList.tsx'
import { RowBlocksSkeleton } from '../../../shared/ui/page/PageSkeleton.tsx'
import { LoadedRows } from '../../../shared/ui/state/LoadedRows.tsx'
import { whereAndWhen } from '../../reference/meetingWords.ts'
import { useComingMeetings } from '../meetings.api.ts'
import { meetingsText } from '../meetings.messages.ts'
import classes from './ComingMeetings.module.css'

// The home appears without the whole of a meeting and the memo's files.
const MeetingDetailPanel = lazyPart(() => import('./MeetingDetailPanel.tsx').then((file) => file.MeetingDetailPanel))
const MemoDialog = lazyPart(() => import('../memo/MemoDialog.tsx').then((file) => file.MemoDialog))

/** From then on the whole card stands out (docs/rules.md, home). */
const soonDays = 3

const DDay = ({ days }: { days: number }) => {
  const { words, tone } = dDayOf(days)
  return (
    <span className={classes.day} data-tone={tone}>
      {words}
    </span>
  )
}

interface ItemProps {
  meeting: ComingMeeting
  onOpen: (ms_no: number) => void
  onMemo: (meeting: ComingMeeting) => void
}

const Item = ({ meeting, onOpen, onMemo }: ItemProps) => (
  <Row current={Number(meeting.d_day) <= soonDays}>
    <DDay days={Number(meeting.d_day)} />
    <Grow>
      <p className={classes.name}>
        <TextButton tone="text" weight="strong" isCut onClick={() => onOpen(meeting.ms_no)}>
          {visitorName(meeting)}
        </TextButton>
        <Tag tone={meeting.mr_type === 3 ? 'accent' : 'gray'}>{kindOf(meeting)}</Tag>
      </p>
      <Truncate as="p" small>
        {whereAndWhen(meeting)}
      </Truncate>
    </Grow>
    <Button
      size="xs"
      variant={meeting.exist_memo ? 'light' : 'default'}
      aria-label={meetingsText.memoOf(visitorName(meeting))}
      onClick={() => onMemo(meeting)}
    >
      {meetingsText.memo}
    </Button>
  </Row>
)

interface ComingMeetingsProps {
  /** Only for who may book. */
  onAdd: (() => void) | undefined
}

const AddMeeting = ({ onAdd }: ComingMeetingsProps) =>
  onAdd && (
    <Button size="xs" variant="default" onClick={onAdd}>
      {meetingsText.add}
    </Button>
  )

const Actions = ({ onAdd }: ComingMeetingsProps) => {
  const scopes = useUser()?.emp_scope ?? []
  return (
    <>
      {scopes.includes(screens.MyPageMeeting.scope[0]) && (
        <Button component={Link} to={screens.MyPageMeeting.path} size="xs" variant="subtle" color="gray">
          {meetingsText.all}
        </Button>
      )}
      <AddMeeting onAdd={onAdd} />
    </>
  )
}

/** One's own meetings that come, the nearest first, each with its memo. */
export const ComingMeetings = ({ onAdd }: ComingMeetingsProps) => {
  const found = useComingMeetings()
  const [chosen, setChosen] = useState<ComingMeeting | null>(null)
  const [opened, show] = useAddressNumber('ms_no')
  return (
    <Card title={meetingsText.coming} note={found.data?.total} actions={<Actions onAdd={onAdd} />} flush>
      <LoadedRows
        read={found}
        empty={meetingsText.none}
        emptyAction={<AddMeeting onAdd={onAdd} />}
        loading={<RowBlocksSkeleton count={6} height={44} />}
      >
        {(rows) => (
          <FoldOnPhone count={rows.length}>
            <Scroll height={372} freeOnPhone>
              <RowList>
                {rows.map((meeting) => (
                  <Item key={meeting.ms_no} meeting={meeting} onOpen={show} onMemo={setChosen} />
                ))}
              </RowList>
            </Scroll>
          </FoldOnPhone>
        )}
      </LoadedRows>
      {chosen && <MemoDialog meeting={chosen} onClose={() => setChosen(null)} />}
      {opened !== null && <MeetingDetailPanel ms_no={opened} onClose={() => show(null)} />}
    </Card>
  )
}
