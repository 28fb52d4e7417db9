import type { TodoRow, TodoView } from '@crm/contract/features/todos/todos.rows'
import { IconMessage, IconPaperclip } from '@tabler/icons-react'
import { showDate } from '../../../shared/lib/date.ts'
import type { Column } from '../../../shared/ui/column.ts'
import { Tag } from '../../../shared/ui/Tag.tsx'
import { TodoStateTag } from '../TodoStateTag.tsx'
import classes from '../Todos.module.css'
import { recipientsOf, TodoDue } from '../TodoTags.tsx'
import { todosText } from '../todos.messages.ts'

const icon = { size: 14, stroke: 1.6, 'aria-hidden': true } as const

/** The title with what else there is to know at a glance; what is unread is strong. */
const TodoTitle = ({ row }: { row: TodoRow }) => (
  <span className={classes.title} data-read={row.is_read || undefined}>
    <span className={classes.dot} {...(row.is_read ? {} : { role: 'img', 'aria-label': todosText.unread })} />
    {(row.is_issue || row.exist_issue) && <Tag tone="red">{todosText.issue}</Tag>}
    <span className={classes.cut} title={row.tl_title}>
      {row.tl_title}
    </span>
    {row.reply_qtt > 0 && (
      <span className={classes.mark} title={todosText.repliesOf(row.reply_qtt)}>
        <IconMessage {...icon} />
        {row.reply_qtt}
      </span>
    )}
    {row.file_qtt > 0 && (
      <span className={classes.mark} title={todosText.filesOf(row.file_qtt)}>
        <IconPaperclip {...icon} />
        {row.file_qtt}
      </span>
    )}
  </span>
)

const projectOf = ({ proj_name, client_name }: TodoRow) => proj_name ?? client_name ?? '-'

const title: Column<TodoRow> = {
  key: 'tl_title',
  title: todosText.columns.title,
  strong: true,
  width: 300,
  render: (row) => <TodoTitle row={row} />,
}
const due: Column<TodoRow> = {
  key: 'due_dt',
  title: todosText.columns.due,
  width: 172,
  onCard: 'fact',
  render: (row) => <TodoDue todo={row} />,
}
const state: Column<TodoRow> = {
  key: 'state',
  title: todosText.columns.state,
  width: 76,
  onCard: 'aside',
  render: (row) => <TodoStateTag state={row.state} />,
}
const from: Column<TodoRow> = { key: 'from_emp_name', title: todosText.columns.from, width: 96, onCard: 'fact' }
const to: Column<TodoRow> = {
  key: 'to_emp_name',
  title: todosText.columns.to,
  width: 128,
  onCard: 'hidden',
  render: recipientsOf,
}
const project: Column<TodoRow> = {
  key: 'proj_name',
  title: todosText.columns.project,
  width: 190,
  onCard: 'hidden',
  render: projectOf,
}
const registered: Column<TodoRow> = {
  key: 'reg_dt',
  title: todosText.columns.registered,
  width: 118,
  onCard: 'hidden',
  render: (row) => showDate(row.reg_dt),
}

/** What one has sent is told apart by who has it, everything else by who sent it as well. */
export const todoColumns = (view: TodoView): Column<TodoRow>[] =>
  view === 'sent'
    ? [title, state, due, { ...to, onCard: 'fact' }, project, registered]
    : [title, state, due, from, to, project, registered]
