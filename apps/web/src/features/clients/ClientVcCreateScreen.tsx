import { FormPage } from '../../shared/kit/form/FormPage.tsx'
import { ClientFields } from './ClientFields.tsx'
import { clientList } from './clientList.ts'
import { clientsText } from './clients.messages.ts'
import { useClientForm } from './useClientForm.tsx'

/** A new company. */
export const ClientVcCreateScreen = () => {
  const state = useClientForm()
  return (
    <FormPage
      state={state}
      title={clientsText.createTitle}
      context={clientsText.createContext}
      list={clientList}
      back={clientList.path}
    >
      <ClientFields state={state} />
    </FormPage>
  )
}
