import { Button } from '@mantine/core'
import { useState } from 'react'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { type OpenedTodo, RelatedTodos } from '../../todos/list/RelatedTodos.tsx'
import { useTodos } from '../../todos/todos.api.ts'
import { todosText as todoText } from '../../todos/todos.messages.ts'
import { projectDetailText } from './projectDetail.messages.ts'

const shownAtOnce = 5

/** The newest todos and issues of the project. */
export const TodosCard = ({ proj_no }: { proj_no: number }) => {
  const [opened, setOpened] = useState<OpenedTodo>(null)
  const filter = { view: 'project', proj_no, sort: 'new', limit: shownAtOnce } as const
  return (
    <Card
      title={projectDetailText.todos}
      note={useTodos(filter).data?.total || undefined}
      actions={
        <>
          <Button size="xs" variant="default" onClick={() => setOpened('issue')}>
            {todoText.raiseIssue}
          </Button>
          <Button size="xs" variant="default" onClick={() => setOpened('todo')}>
            {projectDetailText.addTodo}
          </Button>
        </>
      }
    >
      <RelatedTodos
        filter={filter}
        about={{ proj_no, is_issue: 1 }}
        empty={projectDetailText.noTodos}
        opened={opened}
        onOpen={setOpened}
      />
    </Card>
  )
}
