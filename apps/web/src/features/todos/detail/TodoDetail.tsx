import { meetingPath } from '@crm/contract/features/meetings/meetings.words'
import { recipientsOf } from '@crm/contract/features/todos/todos.columns'
import type { OpenState } from '@crm/contract/features/todos/todos.rows'
import { type Todo, todoDeleted, todoState } from '@crm/contract/features/todos/todos.rows'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { generatePath, Link } from 'react-router'
import { Comments } from '../../../shared/kit/comments/Comments.tsx'
import { commentsText } from '../../../shared/kit/comments/comments.messages.ts'
import { RichTextView } from '../../../shared/kit/editor/RichTextView.tsx'
import { Attachments } from '../../../shared/kit/files/Attachments.tsx'
import { showDateTime } from '../../../shared/lib/format/date.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Section } from '../../../shared/ui/layout/Section.tsx'
import { Grow, Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { imageEdge } from '../form/imageEdge.ts'
import { TodoStateTag } from '../TodoStateTag.tsx'
import classes from '../Todos.module.css'
import { TodoDue } from '../TodoTags.tsx'
import { todosText } from '../todos.messages.ts'
import { useSetTodoState } from '../useSetTodoState.ts'
import { Participants } from './Participants.tsx'

const states = todoState.options.filter(({ value }) => value !== todoDeleted)

/** Any state may follow any other; the one it has does nothing. */
const StateButtons = ({ todo }: { todo: Todo }) => {
  const setState = useSetTodoState()
  if (!todo.may_change_state)
    return (
      <p>
        <TodoStateTag state={todo.state} />
      </p>
    )
  return (
    <Inline as="fieldset" wraps>
      <legend className="visually-hidden">{todosText.changeState}</legend>
      {states.map(({ value, label }) => (
        <Button
          key={value}
          size="xs"
          variant={value === todo.state ? 'filled' : 'default'}
          aria-pressed={value === todo.state}
          onClick={() => {
            if (value !== todo.state) setState.mutate({ tl_no: todo.tl_no, state: value as OpenState })
          }}
        >
          {label}
        </Button>
      ))}
    </Inline>
  )
}

interface LinkedProps {
  name: string
  todo: NonNullable<Todo['issue']>
  onOpen: (tl_no: number) => void
}

const Linked = ({ name, todo, onOpen }: LinkedProps) => (
  <Section title={name}>
    <button type="button" className={classes.link} onClick={() => onOpen(todo.tl_no)}>
      <TodoStateTag state={todo.state} />
      <Grow as="span">
        <Text isCut weight="medium">
          {todo.tl_title}
        </Text>
      </Grow>
      <IconArrowRight size={16} stroke={1.6} aria-hidden />
    </button>
  </Section>
)

const projectLink = ({ proj_no, proj_name }: Todo) =>
  proj_no ? <Link to={generatePath(screens.WorkDetailDashboard.path, { id: String(proj_no) })}>{proj_name}</Link> : '-'

const meetingLink = ({ ms_no, start_dt }: NonNullable<Todo['meeting']>) => (
  <Link to={meetingPath(ms_no)}>{todosText.meetingAt(showDateTime(start_dt))}</Link>
)

interface TodoDetailProps {
  todo: Todo
  onOpen: (tl_no: number) => void
  onLeft: () => void
}

/** A todo with everything that belongs to it. */
export const TodoDetail = ({ todo, onOpen, onLeft }: TodoDetailProps) => {
  const isAlive = todo.state !== todoDeleted
  return (
    <Stack divided>
      <Stack>
        <Text as="h2" size="large" weight="bold">
          {todo.tl_title}
        </Text>
        {isAlive ? (
          <StateButtons todo={todo} />
        ) : (
          <p>
            <Tag tone="red">{todosText.isDeleted}</Tag>
          </p>
        )}
        <Facts
          inRows
          facts={[
            [todosText.columns.from, todo.from_emp_name],
            [todosText.columns.to, recipientsOf(todo)],
            [todosText.due, <TodoDue key="due" todo={todo} />],
            [todosText.columns.registered, showDateTime(todo.reg_dt)],
            [todosText.project, projectLink(todo)],
            todo.meeting !== null && [todosText.meeting, meetingLink(todo.meeting)],
          ]}
        />
      </Stack>
      <section>
        <h3 className="visually-hidden">{todosText.body}</h3>
        <RichTextView html={todo.tl_todo} />
      </section>
      {todo.issue && <Linked name={todosText.linkedIssue} todo={todo.issue} onOpen={onOpen} />}
      {todo.about && <Linked name={todosText.linkedTodo} todo={todo.about} onOpen={onOpen} />}
      <Section title={todosText.files}>
        <Attachments to={{ to_table: 'todo_list', to_no: todo.tl_no }} canAdd={isAlive} imageEdge={imageEdge} />
      </Section>
      <Participants tl_no={todo.tl_no} canChange={isAlive} onLeft={onLeft} />
      <Section title={commentsText.title} note={todo.reply_qtt || undefined}>
        <Comments to={{ to_table: 'todo_list', to_no: todo.tl_no }} />
      </Section>
    </Stack>
  )
}
