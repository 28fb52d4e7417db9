import { type Contact, showPhone } from '@crm/contract/kit/people'
import { ActionIcon, Button } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { uiText } from '../../ui/ui.messages.ts'
import { ContactDialog } from './ContactDialog.tsx'
import classes from './ContactsField.module.css'

interface ContactsFieldProps {
  value: Contact[]
  onChange: (contacts: Contact[]) => void
  error?: ReactNode
  /** What is said while there are none. */
  none?: string
}

const most = 20

/** The contacts of a company, entered one by one in a dialog. */
export const ContactsField = ({ value, onChange, error, none }: ContactsFieldProps) => {
  /** The place of the contact in the dialog; one past the last for a new one. */
  const [open, setOpen] = useState<number | null>(null)
  const apply = (contact: Contact) => {
    onChange(value.toSpliced(open ?? value.length, 1, contact))
    setOpen(null)
  }
  return (
    <div>
      <ul className={classes.list}>
        {value.map(({ name, number }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a contact is nothing but its place in the list
          <li key={place} className={classes.contact}>
            <span className={classes.name}>{name}</span>
            <span className={classes.number}>{showPhone(number)}</span>
            <ActionIcon aria-label={uiText.editContact(name)} onClick={() => setOpen(place)}>
              <IconPencil size={16} stroke={1.6} aria-hidden />
            </ActionIcon>
            <ActionIcon aria-label={uiText.removeContact(name)} onClick={() => onChange(value.toSpliced(place, 1))}>
              <IconTrash size={16} stroke={1.6} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {none && value.length === 0 && <p className={classes.none}>{none}</p>}
      <Button
        size="xs"
        variant="default"
        disabled={value.length >= most}
        title={value.length >= most ? uiText.tooManyContacts(most) : undefined}
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => setOpen(value.length)}
      >
        {uiText.addContact}
      </Button>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      {open !== null && <ContactDialog contact={value[open] ?? null} onClose={() => setOpen(null)} onApply={apply} />}
    </div>
  )
}
