import { issueState, type Todo, todoDone } from '@crm/contract/features/todos/todos.rows'
import { Group, Radio } from '@mantine/core'
import { Attachments } from '../../../shared/kit/files/Attachments.tsx'
import { FormPanel } from '../../../shared/kit/form/FormPanel.tsx'
import { Section } from '../../../shared/ui/layout/Section.tsx'
import { todosText } from '../todos.messages.ts'
import { imageEdge } from './imageEdge.ts'
import { NewIssuePanel } from './NewIssuePanel.tsx'
import { DueOf, WordFields } from './TodoFields.tsx'
import { useTodoForm } from './useTodoForm.tsx'
import { WithIssue, WithTodo } from './WithTodo.tsx'

interface IssuePanelProps {
  /** The todo that the issue is about. */
  tl_no: number
  onClose: () => void
  onDone?: ((tl_no: number) => void) | undefined
}

const stateOf = (chosen: string) => issueState.values.find((value) => String(value) === chosen)

/** Once it is there it is updated: docs/rules.md, todos, offers processing and complete. */
const EditIssue = ({ issue, onClose, onDone }: Omit<IssuePanelProps, 'tl_no'> & { issue: Todo }) => {
  const state = useTodoForm(issue, { from: 'dashboard', onClose, onDone })
  const { form } = state
  return (
    <FormPanel state={state} title={todosText.issueDetail} submit={todosText.complete} onClose={onClose}>
      {issue.may_change_state && (
        <Radio.Group
          label={todosText.issueState}
          // One that was started is neither until somebody says so.
          value={String(form.values.state ?? issue.state)}
          onChange={(state) => form.setFieldValue('state', stateOf(state))}
        >
          <Group gap={20} mt={6}>
            {issueState.options.map(({ value, label }) => (
              <Radio
                key={value}
                value={String(value)}
                label={label}
                disabled={issue.state === todoDone && value !== todoDone}
              />
            ))}
          </Group>
        </Radio.Group>
      )}
      <DueOf form={form} />
      <WordFields form={form} />
      <Section title={todosText.files}>
        <Attachments to={{ to_table: 'todo_list', to_no: issue.tl_no }} canAdd imageEdge={imageEdge} />
      </Section>
    </FormPanel>
  )
}

/** The issue of a todo: the one that is there, or a new one. An issue's own number will do as well. */
export const IssuePanel = ({ tl_no, onClose, onDone }: IssuePanelProps) => {
  const loading = { tl_no, title: todosText.issueDetail, onClose }
  const leaving = { onClose, onDone }
  return (
    <WithTodo {...loading}>
      {(todo) =>
        todo.exist_issue || todo.is_issue ? (
          <WithIssue {...loading}>{(issue) => <EditIssue issue={issue} {...leaving} />}</WithIssue>
        ) : (
          <NewIssuePanel about={{ tl_ref_no: tl_no }} {...leaving} />
        )
      }
    </WithTodo>
  )
}
