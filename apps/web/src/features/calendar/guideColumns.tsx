import type { GuideProject, Round } from '@crm/contract/features/calendar'
import { Button } from '@mantine/core'
import { showDateTime } from '../../shared/lib/date.ts'
import type { Column } from '../../shared/ui/column.ts'
import classes from './Calendar.module.css'
import { text } from './calendar.messages.ts'

/** `25.11.16` */
const day = (written: string) => showDateTime(written).slice(0, 8)

const nextWords = ({ rounds, next_count, next_dt }: GuideProject) => {
  if (next_dt) return text.suggestion(next_count, showDateTime(next_dt))
  return rounds.length ? text.planned : text.first
}

interface Doings {
  onMinutes: (round: Round) => void
  /** Null for people who may not book. */
  onBook: ((project: GuideProject) => void) | null
}

const project: Column<GuideProject> = { key: 'proj_name', title: text.project, strong: true, width: 220 }
const company: Column<GuideProject> = {
  key: 'client_name',
  title: text.company,
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
      {text.book}
    </Button>
  )

const Rounds = ({ rounds, onMinutes }: { rounds: Round[]; onMinutes: Doings['onMinutes'] }) => (
  <span className={classes.rounds}>
    {rounds.map((round) => (
      <Button
        key={round.ms_no}
        size="compact-xs"
        variant={round.exist_record ? 'light' : 'default'}
        aria-label={text.roundLabel(round.mr_count, day(round.start_dt))}
        onClick={() => onMinutes(round)}
      >
        {text.roundAt(round.mr_count, day(round.start_dt))}
      </Button>
    ))}
  </span>
)

export const guideColumns = ({ onMinutes, onBook }: Doings): Column<GuideProject>[] => [
  project,
  company,
  {
    key: 'managers',
    title: text.person,
    width: 120,
    render: ({ managers }) => managers.join(', ') || text.nobody,
  },
  {
    key: 'rounds',
    title: text.rounds,
    render: ({ rounds }) => (rounds.length ? <Rounds rounds={rounds} onMinutes={onMinutes} /> : '-'),
  },
  {
    key: 'next',
    title: text.next,
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
  { ...company, onCard: 'fact' },
  { key: 'next', title: text.next, onCard: 'fact', render: nextWords },
  { key: 'book', title: text.book, onCard: 'aside', render: (row) => <BookButton of={row} onBook={onBook} /> },
]
