import { type TodoCount, type TodoFilter, type TodoView, todoView } from '@crm/contract/features/todos/todos.rows'
import type { FilterControlProps, FilterPiece } from '../../../shared/kit/list/filters/filterPiece.ts'
import { dates, keyword, toggle } from '../../../shared/kit/list/filters/pieces.tsx'
import { SegmentsWithCounts } from '../../../shared/kit/list/filters/SegmentsWithCounts.tsx'
import { project } from '../../reference/filters.tsx'
import { useTodoCount } from '../todos.api.ts'
import { todosText as text } from '../todos.messages.ts'

const usualViews: TodoView[] = ['received', 'sent', 'shared', 'done', 'deleted']
/** Everything of one's own is where the palette leads; nobody looks for it otherwise. */
const viewsBeside = (view: TodoView) => (view === 'all' ? [...usualViews, view] : usualViews)

const countsOf = (count: TodoCount | undefined) => ({
  received: count?.received_qtt,
  sent: count?.sent_qtt,
  shared: count?.shared_qtt,
})

type ViewFields = Pick<TodoFilter, 'view' | 'sort'>

const TodoViews = ({ value: { view }, change }: FilterControlProps<ViewFields>) => (
  <SegmentsWithCounts
    label={text.views}
    options={viewsBeside(view).map((value) => ({ value, label: text.shortViews[value] ?? todoView.label(value) }))}
    counts={countsOf(useTodoCount().data?.query[0])}
    value={view}
    // Each view has its own usual order.
    onChange={(chosen) => change({ view: chosen, sort: undefined })}
  />
)

const views: FilterPiece<ViewFields> = {
  fields: ['view'],
  isPinned: true,
  isView: true,
  render: (props) => <TodoViews {...props} />,
}

export const todoFilters = [
  views,
  keyword(text.search),
  project('proj_no'),
  dates('start_dt', 'end_dt', { from: text.dueFrom, to: text.dueTo }),
  toggle('is_issue', text.issuesOnly),
  toggle('is_unread', text.unreadOnly),
]
