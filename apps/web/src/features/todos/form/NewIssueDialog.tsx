import { FilePicker } from '../../../shared/kit/files/upload/FilePicker.tsx'
import classes from '../Todos.module.css'
import { todosText } from '../todos.messages.ts'
import { FormPanel } from './FormPanel.tsx'
import { DueOf, WordFields } from './TodoFields.tsx'
import { useNewTodo } from './useNewTodo.ts'

const formId = 'issue-form'

/** What it is raised about: a todo, a meeting, or a project alone. */
export type IssueAbout = { tl_ref_no: number } | { ms_no: number } | { proj_no: number; is_issue: 1 }

interface NewIssueProps {
  about: IssueAbout
  onClose: () => void
  onDone?: ((tl_no: number) => void) | undefined
}

/** "Do you have an issue?": created on the first save. */
export const NewIssueDialog = ({ about, onClose, onDone }: NewIssueProps) => {
  const { form, bind, uploads, panel } = useNewTodo(
    { tl_title: '', tl_todo: '', due_dt: null, ...about },
    { draftKey: `todo.issue.${Object.entries(about)[0]?.join('.')}`, onClose, onDone },
  )
  return (
    <FormPanel title={todosText.issuePrompt} submit={todosText.complete} formId={formId} {...panel}>
      <form id={formId} {...bind} className={classes.form}>
        <DueOf form={form} />
        <WordFields form={form} />
        <section>
          <h3 className={classes.heading}>{todosText.files}</h3>
          <FilePicker uploads={uploads} />
        </section>
      </form>
    </FormPanel>
  )
}
