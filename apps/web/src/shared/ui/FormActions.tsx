import { Button } from '@mantine/core'

interface Props {
  formId: string
  busy: boolean
  cancel: string
  submit: string
  onCancel: () => void
}

/** The two buttons of a form in a panel or dialog: they stay in view, outside of what scrolls. */
export const FormActions = ({ formId, busy, cancel, submit, onCancel }: Props) => (
  <>
    <Button variant="default" onClick={onCancel}>
      {cancel}
    </Button>
    <Button type="submit" form={formId} loading={busy}>
      {submit}
    </Button>
  </>
)
