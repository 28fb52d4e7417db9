import { Button } from '@mantine/core'
import { useState } from 'react'
import { Section } from '../../../shared/ui/layout/Section.tsx'
import { todosText } from '../todos.messages.ts'
import { type OpenedTodo, RelatedTodos } from './RelatedTodos.tsx'

/** What came up at a meeting and has to be dealt with. */
export const MeetingIssues = ({ ms_no }: { ms_no: number }) => {
  const [opened, setOpened] = useState<OpenedTodo>(null)
  return (
    <Section
      title={todosText.issue}
      actions={
        <Button size="xs" variant="default" onClick={() => setOpened('issue')}>
          {todosText.raiseIssue}
        </Button>
      }
    >
      <RelatedTodos
        filter={{ view: 'meeting', ms_no, sort: 'new', limit: 50 }}
        about={{ ms_no }}
        empty={todosText.noIssues}
        opened={opened}
        onOpen={setOpened}
      />
    </Section>
  )
}
