import { type Contact, showPhone } from '@crm/contract/kit/people'
import { Button } from '@mantine/core'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { ModalCard } from '../../../shared/ui/overlay/ModalCard.tsx'
import { EmptyState } from '../../../shared/ui/state/EmptyState.tsx'
import { recordsText as text } from './records.messages.ts'

interface ContactListDialogProps {
  name: string
  contacts: Contact[]
  onClose: () => void
}

/** Whom to call: names and numbers, to read. */
export const ContactListDialog = ({ name, contacts, onClose }: ContactListDialogProps) => (
  <ModalCard
    opened
    onClose={onClose}
    title={text.contactsOf(name)}
    actions={
      <Button variant="default" onClick={onClose}>
        {text.close}
      </Button>
    }
  >
    {contacts.length ? (
      <Facts
        inRows
        facts={contacts.map((contact) => [
          contact.name,
          <a key={contact.number} href={`tel:${contact.number}`}>
            {showPhone(contact.number)}
          </a>,
        ])}
      />
    ) : (
      <EmptyState words={text.noContacts} />
    )}
  </ModalCard>
)
