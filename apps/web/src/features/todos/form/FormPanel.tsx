import type { ReactNode } from 'react'
import { DraftNote, OutdatedNote } from '../../../shared/ui/ActionBar.tsx'
import { FormActions } from '../../../shared/ui/FormActions.tsx'
import { FormNote } from '../../../shared/ui/FormNote.tsx'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { todosText } from '../todos.messages.ts'
import { leaveAsking } from './leaveAsking.ts'

interface FormPanelProps {
  title: string
  submit: string
  formId: string
  busy: boolean
  restored: boolean
  onDiscard: () => void
  /** What can be done where somebody else has changed the same meanwhile. */
  outdated?: { takeNewest: () => void; keepMine: () => void } | undefined
  onClose: () => void
  children: ReactNode
}

/** The panel around a form: its buttons stay in view, and leaving asks first. */
export const FormPanel = (props: FormPanelProps) => {
  const { title, submit, formId, busy, restored, outdated, onDiscard, onClose, children } = props
  return (
    <Panel
      opened
      onClose={onClose}
      title={title}
      actions={
        <FormActions
          formId={formId}
          busy={busy}
          cancel={todosText.cancel}
          submit={submit}
          onCancel={() => leaveAsking(onClose)}
        />
      }
    >
      {(outdated || restored) && (
        <FormNote>
          {outdated ? (
            <OutdatedNote
              words={todosText.outdated}
              onTakeNewest={outdated.takeNewest}
              onKeepMine={outdated.keepMine}
            />
          ) : (
            <DraftNote onDiscard={onDiscard} />
          )}
        </FormNote>
      )}
      {children}
    </Panel>
  )
}
