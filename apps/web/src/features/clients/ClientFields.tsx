import type { Client } from '@crm/contract/features/clients/clients'
import { ContactsField } from '../../shared/kit/contacts/ContactsField.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { AddressFields } from './AddressFields.tsx'
import { ClassificationFields } from './ClassificationFields.tsx'
import { CompanyFields } from './CompanyFields.tsx'
import { clientsText } from './clients.messages.ts'
import type { ClientForm } from './useClientForm.tsx'

/** Contacts are right when they leave their dialog; what the server still says of one is said of all. */
const contactError = (errors: ClientForm['form']['errors']) =>
  Object.entries(errors).find(([name]) => name.startsWith('client_contact'))?.[1]

/** All that is entered of a company. */
export const ClientFields = ({ state, client }: { state: ClientForm; client?: Client }) => (
  <>
    <CompanyFields state={state} client_no={client?.client_no} />
    <Card title={clientsText.contacts}>
      <ContactsField
        value={state.form.values.client_contact}
        onChange={(contacts) => state.form.setFieldValue('client_contact', contacts)}
        error={contactError(state.form.errors)}
        none={clientsText.noContacts}
      />
    </Card>
    <AddressFields form={state.form} field={state.field} />
    <ClassificationFields field={state.field} managers={client?.managers ?? []} />
  </>
)
