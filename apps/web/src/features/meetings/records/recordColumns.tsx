import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import { mrChecked } from '@crm/contract/features/meetings/meetings.words'
import { ActionIcon, Button, UnstyledButton } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { showSpan } from '../../../shared/lib/date.ts'
import type { Column } from '../../../shared/ui/column.ts'
import { Tag } from '../../../shared/ui/Tag.tsx'
import { kindOf, peopleOf, placeOf, standingOf, standingTones, visitorOf } from '../../reference/meetingWords.ts'
import { MinutesState } from './MinutesState.tsx'
import { recordsText as text } from './records.messages.ts'

interface RecordActions {
  onContacts: (meeting: Meeting) => void
  onVisit: (meeting: Meeting) => void
  /** Neither in embedded mode. */
  onMinutes?: (meeting: Meeting) => void
  onRemove?: (meeting: Meeting) => void
  /** Instead of deleting, in embedded mode. */
  onSelect?: (meeting: Meeting) => void
}

const facts: Column<Meeting>[] = [
  {
    key: 'client_rep_name',
    title: text.company,
    width: 110,
    render: ({ client_rep_name }) => client_rep_name ?? text.notClient,
    onCard: 'hidden',
  },
  { key: 'client_name', title: text.client, strong: true, render: visitorOf },
  { key: 'managers', title: text.person, width: 150, render: peopleOf, onCard: 'hidden' },
  { key: 'mr_type', title: text.category, width: 120, render: kindOf, onCard: 'hidden' },
  { key: 'place', title: text.place, width: 140, render: placeOf, onCard: 'fact' },
  {
    key: 'start_dt',
    title: text.when,
    width: 206,
    render: ({ start_dt, end_dt }) => <time>{showSpan(start_dt, end_dt)}</time>,
    onCard: 'fact',
  },
]

const Visit = ({ meeting, onVisit }: { meeting: Meeting; onVisit: RecordActions['onVisit'] }) => {
  const standing = standingOf(meeting)
  if (standing === 'waiting' || standing === 'cancelled')
    return <Tag tone={standingTones[standing]}>{standing === 'waiting' ? text.waiting : mrChecked.label(2)}</Tag>
  return (
    <UnstyledButton
      aria-label={`${text.visitOf(visitorOf(meeting))} ${mrChecked.label(meeting.mr_checked)}`}
      aria-pressed={standing === 'visited'}
      onClick={() => onVisit(meeting)}
    >
      <Tag tone={standingTones[standing]}>{mrChecked.label(meeting.mr_checked)}</Tag>
    </UnstyledButton>
  )
}

/** The columns of the records page (docs/rules.md, meetings). */
export const recordColumns = ({
  onContacts,
  onVisit,
  onMinutes,
  onRemove,
  onSelect,
}: RecordActions): Column<Meeting>[] => [
  ...facts,
  {
    key: 'contacts',
    title: text.contacts,
    width: 78,
    render: (meeting) => (
      <Button
        size="compact-xs"
        variant="default"
        aria-label={`${text.contactsOf(visitorOf(meeting))} ${text.show}`}
        onClick={() => onContacts(meeting)}
      >
        {text.show}
      </Button>
    ),
    onCard: 'hidden',
  },
  {
    key: 'mr_checked',
    title: text.visit,
    width: 100,
    render: (meeting) => <Visit meeting={meeting} onVisit={onVisit} />,
    onCard: 'aside',
  },
  {
    key: 'minutes',
    title: text.minutes,
    width: 86,
    render: (meeting) => (
      <MinutesState
        isWritten={meeting.exist_record}
        label={text.minutesOf(visitorOf(meeting))}
        onOpen={onMinutes && (() => onMinutes(meeting))}
      />
    ),
    onCard: 'hidden',
  },
  onSelect
    ? {
        key: 'select',
        title: text.select,
        width: 76,
        render: (meeting) => (
          <Button size="compact-xs" aria-label={text.selectOf(visitorOf(meeting))} onClick={() => onSelect(meeting)}>
            {text.select}
          </Button>
        ),
        onCard: 'aside',
      }
    : {
        key: 'remove',
        title: text.remove,
        width: 64,
        align: 'center',
        render: (meeting) => (
          <ActionIcon aria-label={text.removeOf(visitorOf(meeting))} onClick={() => onRemove?.(meeting)}>
            <IconTrash size={16} stroke={1.6} aria-hidden />
          </ActionIcon>
        ),
        onCard: 'hidden',
      },
]
