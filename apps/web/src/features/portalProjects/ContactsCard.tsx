import type { ProjectContact } from '@crm/contract/features/portalProjects/portalProjects'
import { showPhone } from '@crm/contract/kit/people'
import { Facts } from '../../shared/ui/display/Facts.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Section } from '../../shared/ui/layout/Section.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { EmptyLine } from '../../shared/ui/state/EmptyLine.tsx'
import { portalProjectsText as text } from './portalProjects.messages.ts'

const Contact = ({ contact: { user_name, user_phone, user_email } }: { contact: ProjectContact }) => (
  <Section title={user_name}>
    <Facts
      inRows
      facts={[
        user_phone !== null && [
          text.phone,
          <a key="phone" href={`tel:${user_phone}`}>
            {showPhone(user_phone)}
          </a>,
        ],
        user_email !== null && [
          text.mail,
          <a key="mail" href={`mailto:${user_email}`}>
            {user_email}
          </a>,
        ],
      ]}
    />
  </Section>
)

/** Whom to call or write to about a project. */
export const ContactsCard = ({ contacts }: { contacts: ProjectContact[] }) => (
  <Card title={text.contacts}>
    {contacts.length === 0 ? (
      <EmptyLine>{text.noContacts}</EmptyLine>
    ) : (
      <Stack divided>
        {contacts.map((contact) => (
          <Contact key={`${contact.user_name} ${contact.user_email}`} contact={contact} />
        ))}
      </Stack>
    )}
  </Card>
)
