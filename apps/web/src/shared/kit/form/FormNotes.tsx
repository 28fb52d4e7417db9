import { Button } from '@mantine/core'
import { formText } from './form.messages.ts'
import type { FormState } from './formTypes.ts'

/** What is shown was typed earlier and is not saved: people may go on with it, or drop it. */
export const DraftNote = ({ onDiscard }: { onDiscard: () => void }) => (
  <>
    {formText.draftRestored}{' '}
    <Button size="compact-xs" variant="subtle" onClick={onDiscard}>
      {formText.discardDraft}
    </Button>
  </>
)

/** Beside a form's buttons: what people should know before they press one. */
export const FormNotes = ({ state }: { state: FormState }) => {
  if (state.conflicts.some(({ chosen }) => chosen === null))
    return (
      <>
        {formText.conflictNote}{' '}
        <Button size="compact-xs" variant="subtle" onClick={() => document.getElementById(state.conflictId)?.focus()}>
          {formText.compare}
        </Button>
      </>
    )
  if (state.mergeNote) return state.mergeNote
  if (!state.restored) return null
  return <DraftNote onDiscard={state.discardDraft} />
}
