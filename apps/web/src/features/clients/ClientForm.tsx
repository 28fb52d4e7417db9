import type { Client } from '@crm/contract/features/clients/clients'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ActionBar, DraftNote } from '../../shared/ui/ActionBar.tsx'
import { Card } from '../../shared/ui/Card.tsx'
import { ContactsField } from '../../shared/ui/ContactsField.tsx'
import { AddressFields } from './AddressFields.tsx'
import { ClassificationFields } from './ClassificationFields.tsx'
import classes from './ClientForm.module.css'
import { CompanyFields } from './CompanyFields.tsx'
import { clientsText } from './clients.messages.ts'
import type { ClientFormOf, ClientFormState } from './useClientForm.ts'

const formId = 'client-form'

/** Contacts are right when they leave their modal; what the server still says of one is said of all. */
const contactError = ({ errors }: ClientFormOf) => {
  const [found] = Object.entries(errors).find(([name]) => name.startsWith('client_contact')) ?? []
  return found ? String(errors[found]) : null
}

interface ClientFieldsProps {
  state: ClientFormState
  client?: Client
}

export const ClientFields = ({ state: { form, bind }, client }: ClientFieldsProps) => (
  <form id={formId} {...bind} className={classes.form}>
    <CompanyFields form={form} client_no={client?.client_no} />
    <Card title={clientsText.contacts}>
      <ContactsField
        value={form.values.client_contact}
        onChange={(contacts) => form.setFieldValue('client_contact', contacts)}
        error={contactError(form)}
        none={clientsText.noContacts}
      />
    </Card>
    <AddressFields form={form} />
    <ClassificationFields form={form} managers={client?.managers ?? []} />
  </form>
)

interface ClientActionsProps {
  state: ClientFormState
  /** Where people go who change their mind. */
  back: string
  /** Instead of the note about a draft: something that matters more. */
  note?: ReactNode
}

export const ClientActions = ({ state, back, note }: ClientActionsProps) => (
  <ActionBar note={note ?? (state.restored && <DraftNote onDiscard={state.discardDraft} />)}>
    <Button component={Link} to={back} variant="default">
      {clientsText.cancel}
    </Button>
    <Button type="submit" form={formId} loading={state.busy}>
      {clientsText.save}
    </Button>
  </ActionBar>
)
