import type { ReactNode } from 'react'
import classes from './Form.module.css'
import { FormButtons } from './FormButtons.tsx'
import { FormFields } from './FormFields.tsx'
import { FormNotes } from './FormNotes.tsx'
import type { FormState } from './formTypes.ts'

export interface FormFrameProps {
  state: FormState
  submit?: string
  cancel?: string
  disabled?: boolean
  /** Before its buttons: what else can be done with what is typed. */
  extra?: ReactNode
  /** Before them instead of what the form itself has to say. */
  note?: ReactNode
  /** Inside the form: its fields. */
  children: ReactNode
  /** Below the form: what is not sent with it, such as the files of a record that is there. */
  after?: ReactNode
  /** Beside the form where there is room, below it otherwise: what one reads while filling it in. */
  beside?: ReactNode
}

const FormBeside = ({ beside, children }: { beside: ReactNode; children: ReactNode }) =>
  beside ? (
    <div className={classes.columns}>
      <div>{children}</div>
      <aside>{beside}</aside>
    </div>
  ) : (
    children
  )

/** The parts of a form in a panel or a dialog, so that both behave alike. */
export const formFrame = (
  formId: string,
  { state, submit, cancel, disabled, extra, note, children, after, beside }: FormFrameProps,
) => ({
  note: note ?? <FormNotes state={state} />,
  actions: (close: () => void) => (
    <>
      {extra}
      <FormButtons
        formId={formId}
        busy={state.busy}
        cancel={close}
        cancelLabel={cancel}
        submitLabel={submit}
        disabled={disabled}
      />
    </>
  ),
  children: (
    <FormBeside beside={beside}>
      <FormFields state={state} id={formId}>
        {children}
      </FormFields>
      {after}
    </FormBeside>
  ),
})
