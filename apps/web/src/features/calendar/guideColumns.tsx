import type { GuideProject, Round } from '@crm/contract/features/calendar/calendar'
import { columnsOf, pickColumns } from '@crm/contract/kit/columns'
import { Button } from '@mantine/core'
import { withCells } from '../../shared/kit/list/listColumns.tsx'
import { koreaNow, showDate, showDateTime } from '../../shared/lib/format/date.ts'
import { Inline } from '../../shared/ui/layout/Stack.tsx'
import { Truncate } from '../../shared/ui/layout/Truncate.tsx'
import classes from './Calendar.module.css'
import { calendarText } from './calendar.messages.ts'

const nextWords = ({ rounds, next_count, next_dt }: GuideProject) => {
  if (next_dt) return calendarText.suggestion(next_count, showDateTime(next_dt))
  return rounds.length ? calendarText.planned : calendarText.first
}

interface GuideActions {
  onMinutes: (round: Round) => void
  /** Null for people who may not book. */
  onBook: ((project: GuideProject) => void) | null
}

interface BookButtonProps {
  project: GuideProject
  onBook: GuideActions['onBook']
}

const BookButton = ({ project, onBook }: BookButtonProps) =>
  onBook && (
    <Button
      size="compact-sm"
      variant={project.next_dt || !project.rounds.length ? 'light' : 'default'}
      onClick={() => onBook(project)}
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

const RoundButton = ({ round, onMinutes }: { round: Round; onMinutes: GuideActions['onMinutes'] }) => {
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

const columns = columnsOf<GuideProject>()('proj_no', {
  proj_name: { title: calendarText.project, width: 220, card: 'title' },
  client_name: { title: calendarText.company, width: 150, card: 'fact' },
  managers: {
    title: calendarText.person,
    width: 120,
    value: ({ managers }) => managers.map(({ emp_name }) => emp_name).join(', ') || calendarText.nobody,
  },
  rounds: { title: calendarText.rounds, value: ({ rounds }) => rounds.length },
  next: { title: calendarText.next, width: 300, card: 'fact', value: nextWords },
  book: { title: calendarText.book, card: 'side', value: () => null },
})

const table = pickColumns(columns, ['proj_name', 'client_name', 'managers', 'rounds', 'next'])
/** On phones the last round's minutes open with the card. */
const cards = pickColumns(columns, ['proj_name', 'next', 'client_name', 'book'])

export const guideTable = ({ onMinutes, onBook }: GuideActions) =>
  withCells(table, {
    rounds: ({ rounds }) => (
      <Inline as="span" gap="xs" wraps>
        {rounds.map((round) => (
          <RoundButton key={round.ms_no} round={round} onMinutes={onMinutes} />
        ))}
      </Inline>
    ),
    next: (project) => (
      <Inline as="span" justify="end">
        <Truncate small>{nextWords(project)}</Truncate>
        <BookButton project={project} onBook={onBook} />
      </Inline>
    ),
  })

export const guideCards = ({ onBook }: Pick<GuideActions, 'onBook'>) =>
  withCells(cards, {
    next: (project) => <time>{nextWords(project)}</time>,
    book: (project) => <BookButton project={project} onBook={onBook} />,
  })
