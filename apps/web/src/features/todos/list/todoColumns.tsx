import type { TodoRow, TodoView } from '@crm/contract/features/todos/todos.rows'
import { columnsOf } from '@crm/contract/kit/columns'
import { IconMessage, IconPaperclip } from '@tabler/icons-react'
import { pickShown, withCells } from '../../../shared/kit/list/listColumns.tsx'
import { TitleCell } from '../../../shared/kit/list/TitleCell.tsx'
import { Tag } from '../../../shared/ui/Tag.tsx'
import { TodoStateTag } from '../TodoStateTag.tsx'
import classes from '../Todos.module.css'
import { recipientsOf, TodoDue } from '../TodoTags.tsx'
import { todosText as text } from '../todos.messages.ts'

const icon = { size: 14, stroke: 1.6, 'aria-hidden': true } as const

/** The title with what else there is to know at a glance; what is unread is strong. */
const TodoTitle = ({ row }: { row: TodoRow }) => (
  <TitleCell
    title={row.tl_title}
    unread={!row.is_read}
    unreadWords={text.unread}
    before={(row.is_issue || row.exist_issue) && <Tag tone="red">{text.issue}</Tag>}
  >
    {row.reply_qtt > 0 && (
      <span className={classes.mark} title={text.repliesOf(row.reply_qtt)}>
        <IconMessage {...icon} />
        {row.reply_qtt}
      </span>
    )}
    {row.file_qtt > 0 && (
      <span className={classes.mark} title={text.filesOf(row.file_qtt)}>
        <IconPaperclip {...icon} />
        {row.file_qtt}
      </span>
    )}
  </TitleCell>
)

const to = { title: text.columns.to, width: 128, value: recipientsOf } as const

const columns = columnsOf<TodoRow>()('tl_no', {
  tl_title: { title: text.columns.title, width: 300, card: 'title' },
  state: { title: text.columns.state, width: 76, card: 'side' },
  due_dt: { title: text.columns.due, kind: 'dateTime', width: 172, card: 'fact' },
  from_emp_name: { title: text.columns.from, width: 96, card: 'fact' },
  to_emp_name: { ...to, card: 'hidden' },
  recipients: { ...to, card: 'fact' },
  proj_name: {
    title: text.columns.project,
    width: 190,
    card: 'hidden',
    value: ({ proj_name, client_name }) => proj_name ?? client_name,
  },
  reg_dt: { title: text.columns.registered, kind: 'date', width: 100, card: 'hidden' },
})

const shown = withCells(columns, {
  tl_title: (row) => <TodoTitle row={row} />,
  state: ({ state }) => <TodoStateTag state={state} />,
  due_dt: (row) => <TodoDue todo={row} />,
})

/** What one has sent is told apart by who has it, everything else by who sent it as well. */
const people = (view: TodoView) =>
  view === 'sent' ? (['recipients'] as const) : (['from_emp_name', 'to_emp_name'] as const)

export const todoColumns = (view: TodoView) =>
  pickShown(shown, ['tl_title', 'state', 'due_dt', ...people(view), 'proj_name', 'reg_dt'])
