import { kindOf } from '@crm/contract/features/meetings/meetingNames'
import { clientPlace } from '@crm/contract/features/portalMeetings/clientMeetingNames'
import type { ClientMeeting } from '@crm/contract/features/portalMeetings/portalMeetings'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { showSpan } from '../../shared/lib/format/date.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { FoldArrow } from '../../shared/ui/layout/FoldArrow.tsx'
import { Grow } from '../../shared/ui/layout/Stack.tsx'
import { RowItem, RowList, RowSummary } from '../../shared/ui/list/RowList.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { changeWords, MeetingMarks } from './MeetingMarks.tsx'
import classes from './ProjectMeetingsCard.module.css'
import { useComingOfProject, usePastOfProject } from './portalMeetings.api.ts'
import { portalMeetingsText as text } from './portalMeetings.messages.ts'

const Rows = ({ meetings }: { meetings: ClientMeeting[] }) => (
  <RowList>
    {meetings.map((meeting) => (
      <RowItem
        key={meeting.ms_no}
        name={
          <Link to={pathOf('ClientMeeting', {}, { ms_no: meeting.ms_no })}>
            {showSpan(meeting.start_dt, meeting.end_dt)}
          </Link>
        }
        about={
          changeWords(meeting) ??
          [kindOf(meeting), clientPlace(meeting, null), meeting.managers.join(', ')].filter(Boolean).join(' · ')
        }
      >
        <MeetingMarks meeting={meeting} />
      </RowItem>
    ))}
  </RowList>
)

/** The meetings of one project: those that come, and folded below them the last ones. */
export const ProjectMeetingsCard = ({ proj_no, actions }: { proj_no: number; actions?: ReactNode }) => {
  const coming = useComingOfProject(proj_no)
  const past = usePastOfProject(proj_no).data
  return (
    <Card
      title={text.coming}
      note={coming.data && text.count(coming.data.total)}
      actions={
        <>
          {actions}
          <Button component={Link} to={pathOf('ClientMeeting')} size="xs" variant="default">
            {text.all}
          </Button>
        </>
      }
      flush
    >
      <div className={classes.coming}>
        <LoadedRows read={coming} empty={text.list.empty}>
          {(rows) => <Rows meetings={rows} />}
        </LoadedRows>
      </div>
      {past !== undefined && past.total > 0 && (
        <details className={classes.past}>
          <RowSummary>
            <Grow as="span">
              <SmallText as="span">{text.past(past.total)}</SmallText>
            </Grow>
            <FoldArrow />
          </RowSummary>
          <Rows meetings={past.query} />
        </details>
      )}
    </Card>
  )
}
