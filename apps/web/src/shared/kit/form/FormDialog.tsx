import { useId } from 'react'
import { ModalCard } from '../../ui/ModalCard.tsx'
import { FormButtons } from './FormButtons.tsx'
import { FormFields } from './FormFields.tsx'
import { FormNotes } from './FormNotes.tsx'
import type { FormPanelProps } from './FormPanel.tsx'

interface FormDialogProps extends Omit<FormPanelProps, 'size'> {
  /** Its width in pixels. */
  size?: number
}

/** A short form above the page. Cancel, Esc and ✕ ask alike. */
export const FormDialog = ({ state, submit, cancel, disabled, children, after, ...dialog }: FormDialogProps) => {
  const formId = useId()
  return (
    <ModalCard
      {...dialog}
      opened
      note={<FormNotes state={state} />}
      actions={(close) => (
        <FormButtons
          formId={formId}
          busy={state.busy}
          cancel={close}
          cancelLabel={cancel}
          submitLabel={submit}
          disabled={disabled}
        />
      )}
    >
      <FormFields state={state} id={formId}>
        {children}
      </FormFields>
      {after}
    </ModalCard>
  )
}
