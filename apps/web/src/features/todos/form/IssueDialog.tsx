import { issueState, type Todo, todoDone } from '@crm/contract/features/todos/todos.rows'
import { Group, Radio } from '@mantine/core'
import { useState } from 'react'
import { Attachments } from '../../../shared/kit/files/Attachments.tsx'
import { WaitingPanel } from '../../../shared/ui/WaitingPanel.tsx'
import { useKnownTodo } from '../detail/useKnownTodo.ts'
import classes from '../Todos.module.css'
import { useIssue, useTodo } from '../todos.api.ts'
import { todosText } from '../todos.messages.ts'
import { FormPanel } from './FormPanel.tsx'
import { NewIssueDialog } from './NewIssueDialog.tsx'
import { DueOf, WordFields } from './TodoFields.tsx'
import { issueFields } from './todoChange.ts'

const formId = 'issue-form'

interface IssueProps {
  /** The todo that the issue is about. */
  tl_no: number
  onClose: () => void
  onDone?: ((tl_no: number) => void) | undefined
}

const stateOf = (chosen: string, { state }: Todo) => {
  const found = issueState.values.find((value) => String(value) === chosen)
  return found === state ? undefined : found
}

interface KnownIssueProps extends Omit<IssueProps, 'tl_no'> {
  issue: Todo
  onStartOver: () => void
}

/** Once it is there it is updated: document 3 section 4 offers processing and complete. */
const KnownIssue = ({ issue, ...leaving }: KnownIssueProps) => {
  const { form, bind, panel } = useKnownTodo(issue, { fields: issueFields, from: 'dashboard', ...leaving })
  return (
    <FormPanel title={todosText.issueDetail} submit={todosText.complete} formId={formId} {...panel}>
      <form id={formId} {...bind} className={classes.form}>
        {issue.may_change_state && (
          <Radio.Group
            label={todosText.issueState}
            // One that was started is neither until somebody says so.
            value={String(form.values.state ?? issue.state)}
            onChange={(state) => form.setFieldValue('state', stateOf(state, issue))}
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
        <section>
          <h3 className={classes.heading}>{todosText.files}</h3>
          <Attachments to={{ to_table: 'todo_list', to_no: issue.tl_no }} canAdd />
        </section>
      </form>
    </FormPanel>
  )
}

const KnownIssueOf = (props: IssueProps) => {
  const [round, setRound] = useState(0)
  const found = useIssue(props.tl_no)
  const [issue] = found.data?.query ?? []
  if (!issue) return <WaitingPanel of={found} title={todosText.issueDetail} onClose={props.onClose} />
  const { onClose, onDone } = props
  const startOver = () => setRound(round + 1)
  return <KnownIssue key={round} issue={issue} onClose={onClose} onDone={onDone} onStartOver={startOver} />
}

/** The issue of a todo: the one that is there, or a new one. An issue's own number will do as well. */
export const IssueDialog = (props: IssueProps) => {
  const found = useTodo(props.tl_no)
  const [todo] = found.data?.query ?? []
  if (!todo) return <WaitingPanel of={found} title={todosText.issueDetail} onClose={props.onClose} />
  const { tl_no, onClose, onDone } = props
  if (todo.exist_issue || todo.is_issue) return <KnownIssueOf {...props} />
  return <NewIssueDialog about={{ tl_ref_no: tl_no }} onClose={onClose} onDone={onDone} />
}
