import { type Client, clients } from '@crm/contract/features/clients/clients'
import { messages } from '@crm/contract/messages'
import type { UseFormReturnType } from '@mantine/form'
import { useNavigate } from 'react-router'
import { type EndpointForm, useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { detailPath } from './clientPaths.ts'
import { type ClientValues, emptyClient, valuesOf } from './clientValues.ts'

/** The parts of the form see one form, whether it makes a company or changes one. */
export type ClientFormOf = UseFormReturnType<ClientValues>

export interface ClientFormState extends Omit<EndpointForm<typeof clients.create>, 'form'> {
  form: ClientFormOf
}

const asOne = (made: unknown) => made as ClientFormState

export const useCreateForm = (): ClientFormState => {
  const navigate = useNavigate()
  return asOne(
    useEndpointForm(clients.create, {
      initial: emptyClient,
      done: messages.registered,
      draftKey: 'client.create',
      onDone: ({ query }) => query[0] && navigate(detailPath(query[0].client_no), { replace: true }),
    }),
  )
}

export const useEditForm = (client: Client): ClientFormState => {
  const navigate = useNavigate()
  return asOne(
    useEndpointForm(clients.update, {
      initial: valuesOf(client),
      request: { params: { client_no: client.client_no } },
      done: messages.saved,
      draftKey: `client.${client.client_no}`,
      onDone: () => navigate(detailPath(client.client_no)),
    }),
  )
}
