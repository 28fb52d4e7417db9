import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { formText } from './form.messages.ts'

interface FormButtonsProps {
  formId: string
  busy: boolean
  /** What cancelling does: closes, or leads away. */
  cancel: (() => void) | string
  cancelLabel?: string | undefined
  submitLabel?: string | undefined
  disabled?: boolean | undefined
}

/** Cancel and save: they stay in view, outside of what scrolls. */
export const FormButtons = (props: FormButtonsProps) => {
  const { formId, busy, cancel, cancelLabel = formText.cancel, submitLabel = formText.save, disabled } = props
  return (
    <>
      {typeof cancel === 'string' ? (
        <Button component={Link} to={cancel} variant="default">
          {cancelLabel}
        </Button>
      ) : (
        <Button variant="default" onClick={cancel}>
          {cancelLabel}
        </Button>
      )}
      <Button type="submit" form={formId} loading={busy} disabled={disabled ?? false}>
        {submitLabel}
      </Button>
    </>
  )
}
