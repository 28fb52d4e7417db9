import { screens } from '@crm/contract/features'
import { Page } from '../../shared/ui/Page.tsx'
import classes from './ClientForm.module.css'
import { ClientActions, ClientFields } from './ClientForm.tsx'
import { clientsText } from './clients.messages.ts'
import { useCreateForm } from './useClientForm.ts'

/** A new company. */
export const ClientVcCreateScreen = () => {
  const state = useCreateForm()
  return (
    <Page title={clientsText.createTitle} context={clientsText.createContext}>
      <div className={classes.alone}>
        <ClientFields state={state} />
      </div>
      <ClientActions state={state} back={screens.ClientVcList.path} />
    </Page>
  )
}
