import { todoColumns as columns } from '@crm/contract/features/todos/todos.columns'
import type { TodoRow, TodoView } from '@crm/contract/features/todos/todos.rows'
import { IconMessage, IconPaperclip } from '@tabler/icons-react'
import { pickShown, withCells } from '../../../shared/kit/list/listColumns.tsx'
import { TitleCell } from '../../../shared/kit/list/TitleCell.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { TodoStateTag } from '../TodoStateTag.tsx'
import { todosText as text } from '../todos.messages.ts'
import { TodoDueCell } from './TodoDueCell.tsx'
import { TodoTick } from './TodoTick.tsx'

const icon = { size: 14, stroke: 1.6, 'aria-hidden': true, style: { verticalAlign: -2 } } as const

/** The title with what else there is to know at a glance; what is unread is strong. */
const TodoTitle = ({ row }: { row: TodoRow }) => (
  <TitleCell
    title={row.tl_title}
    unread={!row.is_read}
    unreadWords={text.unread}
    before={
      <>
        <TodoTick row={row} />
        {(row.is_issue || row.exist_issue) && <Tag tone="red">{text.issue}</Tag>}
      </>
    }
  >
    {row.reply_qtt > 0 && (
      <Text tone="second" size="tiny" weight="normal" isWhole title={text.repliesOf(row.reply_qtt)}>
        <IconMessage {...icon} /> {row.reply_qtt}
      </Text>
    )}
    {row.file_qtt > 0 && (
      <Text tone="second" size="tiny" weight="normal" isWhole title={text.filesOf(row.file_qtt)}>
        <IconPaperclip {...icon} /> {row.file_qtt}
      </Text>
    )}
  </TitleCell>
)

const shown = withCells(columns, {
  tl_title: (row) => <TodoTitle row={row} />,
  state: ({ state }) => <TodoStateTag state={state} />,
  due_dt: (row) => <TodoDueCell row={row} />,
})

/** What one has sent is told apart by who has it, everything else by who sent it as well. */
const people = (view: TodoView) =>
  view === 'sent' ? (['recipients'] as const) : (['from_emp_name', 'to_emp_name'] as const)

export const todoColumns = (view: TodoView) =>
  pickShown(shown, ['tl_title', 'state', 'due_dt', ...people(view), 'proj_name', 'reg_dt'])
