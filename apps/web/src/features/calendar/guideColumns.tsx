import type { GuideProject, Round } from '@crm/contract/features/calendar/calendar'
import { Button } from '@mantine/core'
import { koreaNow, showDate, showDateTime } from '../../shared/lib/date.ts'
import type { Column } from '../../shared/ui/column.ts'
import classes from './Calendar.module.css'
import { calendarText } from './calendar.messages.ts'

const nextWords = ({ rounds, next_count, next_dt }: GuideProject) => {
  if (next_dt) return <time>{calendarText.suggestion(next_count, showDateTime(next_dt))}</time>
  return rounds.length ? calendarText.planned : calendarText.first
}

interface Doings {
  onMinutes: (round: Round) => void
  /** Null for people who may not book. */
  onBook: ((project: GuideProject) => void) | null
}

const project: Column<GuideProject> = { key: 'proj_name', title: calendarText.project, strong: true, width: 220 }
const company: Column<GuideProject> = {
  key: 'client_name',
  title: calendarText.company,
  width: 150,
  render: ({ client_name }) => client_name ?? '-',
}

const BookButton = ({ of: row, onBook }: { of: GuideProject; onBook: Doings['onBook'] }) =>
  onBook && (
    <Button
      size="compact-sm"
      variant={row.next_dt || !row.rounds.length ? 'light' : 'default'}
      onClick={() => onBook(row)}
    >
      {calendarText.book}
    </Button>
  )

/** Written, still to be written although the meeting is over, or before its meeting. */
const minutesStateOf = ({ exist_record, start_dt }: Round) => {
  if (exist_record) return 'written'
  return start_dt < koreaNow() ? 'overdue' : 'coming'
}
const stateWords = { written: calendarText.written, overdue: calendarText.overdue, coming: '' }

const RoundButton = ({ round, onMinutes }: { round: Round; onMinutes: Doings['onMinutes'] }) => {
  const state = minutesStateOf(round)
  const label = calendarText.roundLabel(round.mr_count, showDate(round.start_dt), stateWords[state])
  return (
    <Button
      size="compact-xs"
      variant={state === 'written' ? 'light' : 'default'}
      className={classes.round}
      data-state={state}
      title={label}
      aria-label={label}
      onClick={() => onMinutes(round)}
    >
      {calendarText.roundAt(round.mr_count, showDate(round.start_dt))}
    </Button>
  )
}

const Rounds = ({ rounds, onMinutes }: { rounds: Round[]; onMinutes: Doings['onMinutes'] }) => (
  <span className={classes.rounds}>
    {rounds.map((round) => (
      <RoundButton key={round.ms_no} round={round} onMinutes={onMinutes} />
    ))}
  </span>
)

export const guideColumns = ({ onMinutes, onBook }: Doings): Column<GuideProject>[] => [
  project,
  company,
  {
    key: 'managers',
    title: calendarText.person,
    width: 120,
    render: ({ managers }) => managers.map(({ emp_name }) => emp_name).join(', ') || calendarText.nobody,
  },
  {
    key: 'rounds',
    title: calendarText.rounds,
    render: ({ rounds }) => (rounds.length ? <Rounds rounds={rounds} onMinutes={onMinutes} /> : '-'),
  },
  {
    key: 'next',
    title: calendarText.next,
    width: 300,
    align: 'right',
    render: (row) => (
      <span className={classes.next}>
        <span>{nextWords(row)}</span>
        <BookButton of={row} onBook={onBook} />
      </span>
    ),
  },
]

/** On phones: the company, what comes next, and booking it; the last round's minutes open with the card. */
export const guideCardColumns = ({ onBook }: Pick<Doings, 'onBook'>): Column<GuideProject>[] => [
  project,
  { key: 'next', title: calendarText.next, onCard: 'fact', render: nextWords },
  { ...company, onCard: 'fact' },
  { key: 'book', title: calendarText.book, onCard: 'aside', render: (row) => <BookButton of={row} onBook={onBook} /> },
]
