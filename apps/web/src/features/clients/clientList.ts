import { clientScreens } from '@crm/contract/features/clients/clients.screens'
import { clientsText } from './clients.messages.ts'

/** The list that a company belongs to. */
export const clientList = { path: clientScreens.ClientVcList.path, title: clientsText.list.title }
