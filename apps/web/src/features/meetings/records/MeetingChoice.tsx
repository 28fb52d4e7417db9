import { visitorName } from '@crm/contract/features/meetings/meetingNames'
import { meetings } from '@crm/contract/features/meetings/meetings'
import { myMeetingColumns } from '@crm/contract/features/meetings/meetings.columns'
import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import { Button } from '@mantine/core'
import { keyword } from '../../../shared/kit/list/filters/pieces.tsx'
import { ListCard } from '../../../shared/kit/list/ListCard.tsx'
import { pickShown, withCells } from '../../../shared/kit/list/listColumns.tsx'
import { currentMonth, months } from './monthsFilter.tsx'
import { recordsText as text } from './records.messages.ts'
import { choiceQuery } from './recordsQuery.ts'

const shown = ['client_rep_name', 'client_name', 'managers', 'mr_type', 'place', 'start_dt', 'visit', 'remove'] as const
/** In place of the button that deletes stands the one that chooses. */
const { columns: all, ...rest } = pickShown(myMeetingColumns, shown)
const columns = {
  ...rest,
  columns: all.map((column) => (column.key === 'remove' ? { ...column, title: text.select } : column)),
}
const filters = [keyword({ label: text.search, onEnterOnly: true }), months]

/** The records page inside a modal that asks for one of them: it can be chosen, not deleted, and its minutes not opened. */
export const MeetingChoice = ({ onSelect }: { onSelect: (meeting: Meeting) => void }) => (
  <ListCard
    emptyAction={null}
    endpoint={meetings.list}
    columns={withCells(columns, {
      remove: (meeting) => (
        <Button size="compact-xs" aria-label={text.selectOf(visitorName(meeting))} onClick={() => onSelect(meeting)}>
          {text.select}
        </Button>
      ),
    })}
    filters={filters}
    fixed={choiceQuery()}
    usual={currentMonth()}
    limit={50}
    onRow={onSelect}
    words={text.list}
  />
)
