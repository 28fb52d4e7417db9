import { Button } from '@mantine/core'
import { useState } from 'react'
import classes from '../Todos.module.css'
import { todosText } from '../todos.messages.ts'
import { type OpenedTodo, RelatedTodos } from './RelatedTodos.tsx'

/** What came up at a meeting and has to be dealt with. */
export const MeetingIssues = ({ ms_no }: { ms_no: number }) => {
  const [opened, setOpened] = useState<OpenedTodo>(null)
  return (
    <section>
      <header className={classes.head}>
        <h3 className={classes.heading}>{todosText.issue}</h3>
        <Button size="xs" variant="default" onClick={() => setOpened('issue')}>
          {todosText.raiseIssue}
        </Button>
      </header>
      <RelatedTodos
        filter={{ view: 'meeting', ms_no, sort: 'new', limit: 50 }}
        about={{ ms_no }}
        empty={todosText.noIssues}
        opened={opened}
        onOpen={setOpened}
      />
    </section>
  )
}
