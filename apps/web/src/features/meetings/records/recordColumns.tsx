import { visitorName } from '@crm/contract/features/meetings/meetingNames'
import { myMeetingColumns } from '@crm/contract/features/meetings/meetings.columns'
import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import { ActionIcon, Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { withCells } from '../../../shared/kit/list/listColumns.tsx'
import { showSpan } from '../../../shared/lib/format/date.ts'
import { hoursOf } from '../../reference/meetingWords.ts'
import type { MeetingActions } from '../detail/useMeetingActions.ts'
import { VisitControl } from '../detail/VisitControl.tsx'
import { MinutesState } from './MinutesState.tsx'
import { recordsText as text } from './records.messages.ts'

interface RecordCells {
  actions: MeetingActions
  onContacts: (meeting: Meeting) => void
  onMinutes: (meeting: Meeting) => void
}

/** The columns of the records page (docs/rules.md, meetings); under the heading of a day its hours are enough. */
export const recordColumns = ({ actions, onContacts, onMinutes }: RecordCells, isByDay: boolean) =>
  withCells(myMeetingColumns, {
    start_dt: (meeting) => <time>{isByDay ? hoursOf(meeting) : showSpan(meeting.start_dt, meeting.end_dt)}</time>,
    contacts: (meeting) => (
      <Button
        size="compact-xs"
        variant="default"
        aria-label={`${text.contactsOf(visitorName(meeting))} ${text.show}`}
        onClick={() => onContacts(meeting)}
      >
        {text.show}
      </Button>
    ),
    visit: (meeting) => <VisitControl meeting={meeting} actions={actions} />,
    minutes: (meeting) => (
      <MinutesState
        ms_no={meeting.ms_no}
        isWritten={meeting.exist_record}
        label={text.minutesOf(visitorName(meeting))}
        onOpen={() => onMinutes(meeting)}
      />
    ),
    remove: (meeting) => (
      <ActionIcon aria-label={text.removeOf(visitorName(meeting))} onClick={() => actions.remove(meeting)}>
        <IconTrash size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
    ),
  })
