import { kindOf } from '@crm/contract/features/meetings/meetingNames'
import { minutes } from '@crm/contract/features/minutes/minutes'
import { minutesColumns } from '@crm/contract/features/minutes/minutes.columns'
import { withoutMarks } from '@crm/contract/features/minutes/minutesMarks'
import { screens } from '@crm/contract/screens'
import { EmptyLink } from '../../shared/kit/list/emptyAction.tsx'
import { dates, keyword, own, toggle } from '../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../shared/kit/list/listColumns.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { hasMinutesDraft } from './hasMinutesDraft.ts'
import { MinutesPanel } from './MinutesPanel.tsx'
import { minutesText as text } from './minutes.messages.ts'

const columns = withCells(minutesColumns, {
  mr_type: (row) => <Tag tone={row.mr_type === 3 ? 'accent' : 'gray'}>{kindOf(row)}</Tag>,
  content_excerpt: (row) => (
    <>
      {hasMinutesDraft(row.ms_no) && <Tag tone="accent">{text.inWork}</Tag>}
      {row.content_excerpt && row.published_dt === null && <Tag tone="gray">{text.unpublished}</Tag>}{' '}
      {withoutMarks(row.content_excerpt) || <Tag tone="amber">{text.notWritten}</Tag>}
    </>
  ),
})

const filters = [
  own(text.whose),
  keyword(text.search),
  toggle('is_unwritten', text.unwritten),
  dates('start_dt', 'end_dt'),
]

const unwrittenPath = `${screens.ScheduleRecord.path}?is_unwritten=1`

/** All minutes there are, found by what is written in them, and the meetings that still need some. */
export const ScheduleRecordScreen = () => (
  <ListPage
    emptyAction={<EmptyLink to={unwrittenPath}>{text.showUnwritten}</EmptyLink>}
    endpoint={minutes.list}
    columns={columns}
    filters={filters}
    saved="minutes"
    excel={minutes.excel}
    peek={MinutesPanel}
    words={text.list}
  />
)
