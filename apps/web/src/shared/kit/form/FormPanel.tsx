import { type ReactNode, useId } from 'react'
import { Panel, type PanelProps } from '../../ui/Panel.tsx'
import { PanelSteps } from '../../ui/panelPlace.ts'
import { FormButtons } from './FormButtons.tsx'
import { FormFields } from './FormFields.tsx'
import { FormNotes } from './FormNotes.tsx'
import type { FormState } from './formTypes.ts'

export interface FormPanelProps extends Pick<PanelProps, 'title' | 'size' | 'onClose'> {
  state: FormState
  submit?: string
  cancel?: string
  disabled?: boolean
  /** Inside the form: its fields. */
  children: ReactNode
  /** Below the form: what is not sent with it, such as the files of a record that is there. */
  after?: ReactNode
}

/** A form takes the place of a record in its list: the arrow keys belong to its fields. */
const noSteps = {}

/** A form in a panel beside whatever one was doing. Cancel, Esc and ✕ ask alike. */
export const FormPanel = ({ state, submit, cancel, disabled, children, after, ...panel }: FormPanelProps) => {
  const formId = useId()
  return (
    <PanelSteps value={noSteps}>
      <Panel
        {...panel}
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
      </Panel>
    </PanelSteps>
  )
}
