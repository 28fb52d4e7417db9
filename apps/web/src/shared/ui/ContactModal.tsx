import { type Contact, contactProblem, showPhone } from '@crm/contract/kit/people'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { isComposing } from '../lib/isComposing.ts'
import classes from './ContactsField.module.css'
import { ModalCard } from './ModalCard.tsx'
import { PhoneInput } from './PhoneInput.tsx'
import { uiText } from './ui.messages.ts'

interface ContactModalProps {
  /** The contact to change; a new one when there is none. */
  contact: Contact | null
  onClose: () => void
  onApply: (contact: Contact) => void
}

/** A name and a number; says which of the two is missing or wrong. */
export const ContactModal = ({ contact, onClose, onApply }: ContactModalProps) => {
  const formId = useId()
  const [name, setName] = useState(contact?.name ?? '')
  const [number, setNumber] = useState(showPhone(contact?.number))
  const [asked, setAsked] = useState(false)
  const problem = asked ? contactProblem({ name, number }) : null

  const apply = (event: FormEvent) => {
    event.preventDefault()
    // React hands events of a modal on to the form that opened it.
    event.stopPropagation()
    setAsked(true)
    if (contactProblem({ name, number })) return
    onApply({ name: name.trim(), number: number.trim().replaceAll('-', '') })
  }
  const stayInSyllable = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
  }

  return (
    <ModalCard
      opened
      onClose={onClose}
      title={contact ? uiText.changeContact : uiText.addContact}
      dirty={name !== (contact?.name ?? '') || number !== showPhone(contact?.number)}
      actions={(close) => (
        <>
          <Button variant="default" onClick={close}>
            {uiText.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {uiText.confirm}
          </Button>
        </>
      )}
    >
      <form id={formId} noValidate onSubmit={apply} onKeyDown={stayInSyllable} className={classes.fields}>
        <TextInput
          label={uiText.contactName}
          data-autofocus
          maxLength={50}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={problem?.field === 'name' && problem.message}
        />
        <PhoneInput
          label={uiText.contactNumber}
          placeholder="010-1234-5678"
          autoComplete="off"
          maxLength={20}
          value={number}
          onChange={setNumber}
          error={problem?.field === 'number' && problem.message}
        />
      </form>
    </ModalCard>
  )
}
