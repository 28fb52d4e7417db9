import type { TodoRow } from '@crm/contract/features/todos/todos.rows'
import { showNear } from '../../../shared/lib/format/date.ts'
import { TextButton } from '../../../shared/ui/button/TextButton.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { LineList, LineName } from '../../../shared/ui/list/LineList.tsx'
import { TodoStateTag } from '../TodoStateTag.tsx'
import { todosText } from '../todos.messages.ts'

interface TodoLinesProps {
  todos: TodoRow[]
  onOpen: (tl_no: number) => void
}

/** A few todos, a line each, beside what they belong to. */
export const TodoLines = ({ todos, onOpen }: TodoLinesProps) => (
  <LineList>
    {todos.map(({ tl_no, tl_title, is_issue, due_dt, state }) => (
      <li key={tl_no}>
        {is_issue && <Tag tone="red">{todosText.issue}</Tag>}
        <LineName>
          <TextButton tone="text" weight="medium" isCut onClick={() => onOpen(tl_no)}>
            {tl_title}
          </TextButton>
        </LineName>
        {due_dt && <SmallText as="span">{todosText.dueBy(showNear(due_dt.slice(0, 10)))}</SmallText>}
        <TodoStateTag state={state} />
      </li>
    ))}
  </LineList>
)
