import type { AlimtalkContact, AlimtalkWay } from '@crm/contract/features/alimtalk/alimtalk'
import { Checkbox } from '@mantine/core'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Section } from '../../shared/ui/layout/Section.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { alimtalkText } from './alimtalk.messages.ts'
import { NameAndNumber } from './NameAndNumber.tsx'

/** Where a message to somebody goes; null where they cannot be reached that way. */
export const addressOf = ({ number, email }: AlimtalkContact, way: AlimtalkWay) => (way === 'mail' ? email : number)

export const addressesOf = (contacts: readonly AlimtalkContact[], way: AlimtalkWay) =>
  contacts.flatMap((contact) => addressOf(contact, way) ?? [])

const ContactLabel = ({ contact, way }: { contact: AlimtalkContact; way: AlimtalkWay }) => {
  const address = addressOf(contact, way)
  return (
    <Inline as="span" gap="tight" wraps>
      {address ? <NameAndNumber name={contact.name} number={address} /> : contact.name}
      {contact.is_rep && <Tag tone="accent">{alimtalkText.representative}</Tag>}
      {!address && <SmallText>{alimtalkText.unreachable[way]}</SmallText>}
    </Inline>
  )
}

interface AlimtalkContactsProps {
  contacts: readonly AlimtalkContact[]
  way: AlimtalkWay
  /** Their numbers or mail addresses. */
  chosen: string[]
  onChange: (chosen: string[]) => void
}

/** Who gets the message: each, or all at once; who cannot be reached is there too, and says so. */
export const AlimtalkContacts = ({ contacts, way, chosen, onChange }: AlimtalkContactsProps) => {
  const all = addressesOf(contacts, way)
  return (
    <Section
      title={alimtalkText.contacts}
      actions={
        all.length > 1 && (
          <Checkbox
            label={alimtalkText.all}
            checked={chosen.length === all.length}
            indeterminate={chosen.length > 0 && chosen.length < all.length}
            onChange={({ currentTarget }) => onChange(currentTarget.checked ? all : [])}
          />
        )
      }
    >
      <Checkbox.Group aria-label={alimtalkText.contacts} value={chosen} onChange={onChange}>
        <Stack gap="sm">
          {contacts.map((contact) => {
            const address = addressOf(contact, way)
            return (
              <Checkbox
                key={`${contact.name} ${contact.number} ${contact.email}`}
                value={address ?? ''}
                disabled={address === null}
                label={<ContactLabel contact={contact} way={way} />}
              />
            )
          })}
        </Stack>
      </Checkbox.Group>
    </Section>
  )
}
