import { kindOf } from '@crm/contract/features/meetings/meetingNames'
import { type MinutesRow, minutes } from '@crm/contract/features/minutes/minutes'
import { columnsOf } from '@crm/contract/kit/columns'
import { dates, keyword, own } from '../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../shared/kit/list/listColumns.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import { MinutesPanel } from './MinutesPanel.tsx'
import { minutesText as text } from './minutes.messages.ts'

const minutesColumns = columnsOf<MinutesRow>()('ms_no', {
  client_name: {
    title: text.company,
    width: 170,
    card: 'title',
    value: ({ client_name }) => client_name ?? text.nonClient,
  },
  start_dt: { title: text.when, kind: 'dateTime', width: 130, card: 'side' },
  mr_type: { title: text.kind, width: 120, card: 'hidden', value: kindOf },
  content_excerpt: { title: text.content, card: 'fact' },
  secret_excerpt: { title: text.secret, card: 'hidden' },
  emp_name: { title: text.writer, width: 90, card: 'hidden' },
})

const columns = withCells(minutesColumns, {
  mr_type: (row) => <Tag tone={row.mr_type === 3 ? 'accent' : 'gray'}>{kindOf(row)}</Tag>,
})

const filters = [own(text.whose), keyword(text.search), dates('start_dt', 'end_dt')]

/** All minutes there are, found by what is written in them. */
export const ScheduleRecordScreen = () => (
  <ListPage
    endpoint={minutes.list}
    columns={columns}
    filters={filters}
    saved="minutes"
    peek={MinutesPanel}
    words={text.list}
  />
)
