import type { ClientField } from '@crm/contract/features/clients/clients'
import { isDuplicate, missingReference } from '../../db/dbErrors.ts'
import { refuseChoice, refuseField } from '../../http/refusal.ts'
import { clientsText } from './clients.messages.ts'

const fieldOf: Record<string, ClientField> = {
  clients_addr_no_fkey: 'addr_no',
  clients_bt_no_fkey: 'bt_no',
  clients_it_no_fkey: 'it_no',
  clients_thm_no_fkey: 'thm_no',
  client_managers_emp_no_fkey: 'client_managers',
}

/** Database errors about a company as messages at their field. */
export const explainFault = (fault: unknown): never => {
  if (isDuplicate(fault, 'clients_biz_no')) refuseField('conflict', 'client_biz_no', clientsText.numberTaken)
  const field = fieldOf[missingReference(fault) ?? '']
  if (field) refuseChoice(field)
  throw fault
}
