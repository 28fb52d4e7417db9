import type { MinutesRow } from '@crm/contract/features/minutes/minutes'
import { showDateTime } from '../../shared/lib/date.ts'
import type { Column } from '../../shared/ui/column.ts'
import { Tag } from '../../shared/ui/Tag.tsx'
import { kindOf } from '../meetings/meetingWords.ts'
import { minutesText } from './minutes.messages.ts'

export const minutesColumns: Column<MinutesRow>[] = [
  {
    key: 'client_name',
    title: minutesText.company,
    width: 170,
    strong: true,
    render: ({ client_name }) => client_name ?? minutesText.nonClient,
  },
  {
    key: 'start_dt',
    title: minutesText.when,
    width: 160,
    onCard: 'aside',
    render: ({ start_dt }) => showDateTime(start_dt),
  },
  {
    key: 'mr_type',
    title: minutesText.kind,
    width: 120,
    onCard: 'hidden',
    render: (row) => <Tag tone={row.mr_type === 3 ? 'accent' : 'gray'}>{kindOf(row)}</Tag>,
  },
  { key: 'content_excerpt', title: minutesText.content, onCard: 'fact' },
  { key: 'secret_excerpt', title: minutesText.secret, onCard: 'hidden' },
  {
    key: 'emp_name',
    title: minutesText.writer,
    width: 90,
    onCard: 'hidden',
    render: ({ emp_name }) => emp_name ?? '-',
  },
]
