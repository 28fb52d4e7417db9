import { type Contact, contactProblem, showPhone } from '@crm/contract/kit/people'
import { TextInput } from '@mantine/core'
import { PhoneInput } from '../../ui/input/PhoneInput.tsx'
import { uiText } from '../../ui/ui.messages.ts'
import { FormDialog } from '../form/FormDialog.tsx'
import { useLocalForm } from '../form/useLocalForm.ts'

interface ContactDialogProps {
  /** The contact to change; a new one when there is none. */
  contact: Contact | null
  onClose: () => void
  onApply: (contact: Contact) => void
}

/** A name and a number; says which of the two is missing or wrong. */
export const ContactDialog = ({ contact, onClose, onApply }: ContactDialogProps) => {
  const state = useLocalForm<Contact>({
    initial: { name: contact?.name ?? '', number: showPhone(contact?.number) },
    validate: (values) => {
      const problem = contactProblem(values)
      return problem ? { [problem.field]: problem.message } : {}
    },
    onDone: ({ name, number }) => onApply({ name: name.trim(), number: number.trim().replaceAll('-', '') }),
  })
  const { form } = state
  return (
    <FormDialog
      state={state}
      title={contact ? uiText.changeContact : uiText.addContact}
      submit={uiText.confirm}
      onClose={onClose}
    >
      <TextInput label={uiText.contactName} data-autofocus maxLength={50} {...form.getInputProps('name')} />
      <PhoneInput label={uiText.contactNumber} autoComplete="off" maxLength={20} {...form.getInputProps('number')} />
    </FormDialog>
  )
}
