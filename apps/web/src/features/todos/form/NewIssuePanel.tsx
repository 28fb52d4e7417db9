import { FilePicker } from '../../../shared/kit/files/upload/FilePicker.tsx'
import { FormPanel } from '../../../shared/kit/form/FormPanel.tsx'
import { Section } from '../../../shared/ui/layout/Section.tsx'
import { todosText } from '../todos.messages.ts'
import { DueOf, WordFields } from './TodoFields.tsx'
import { useNewTodo } from './useNewTodo.ts'

/** What it is raised about: a todo, a meeting, or a project alone. */
export type IssueAbout = { tl_ref_no: number } | { ms_no: number } | { proj_no: number; is_issue: 1 }

interface NewIssuePanelProps {
  about: IssueAbout
  onClose: () => void
  onDone?: ((tl_no: number) => void) | undefined
}

/** "Do you have an issue?": created on the first save. */
export const NewIssuePanel = ({ about, onClose, onDone }: NewIssuePanelProps) => {
  const { state, uploads } = useNewTodo(
    { tl_title: '', tl_todo: '', due_dt: null, ...about },
    { draft: `issue.${Object.entries(about)[0]?.join('.')}`, done: todosText.issueCreated, onClose, onDone },
  )
  return (
    <FormPanel state={state} title={todosText.issuePrompt} submit={todosText.complete} onClose={onClose}>
      <DueOf form={state.form} />
      <WordFields form={state.form} />
      <Section title={todosText.files}>
        <FilePicker uploads={uploads} />
      </Section>
    </FormPanel>
  )
}
