import type { ReactNode } from 'react'
import { DraftNote } from '../../shared/ui/ActionBar.tsx'
import { FormActions } from '../../shared/ui/FormActions.tsx'
import { Panel } from '../../shared/ui/Panel.tsx'
import { leaveAsking } from './leaveAsking.ts'
import classes from './Todos.module.css'
import { text } from './todos.messages.ts'

interface FormPanelProps {
  title: string
  submit: string
  formId: string
  busy: boolean
  restored: boolean
  onDiscard: () => void
  onClose: () => void
  children: ReactNode
}

/** The panel around a form: its buttons stay in view, and leaving asks first. */
export const FormPanel = ({ title, submit, formId, busy, restored, onDiscard, onClose, children }: FormPanelProps) => (
  <Panel
    opened
    onClose={onClose}
    title={title}
    actions={
      <FormActions
        formId={formId}
        busy={busy}
        cancel={text.cancel}
        submit={submit}
        onCancel={() => leaveAsking(onClose)}
      />
    }
  >
    {restored && (
      <p className={classes.draft}>
        <DraftNote onDiscard={onDiscard} />
      </p>
    )}
    {children}
  </Panel>
)
