import type { ClientField } from '@crm/contract/features/clients'
import { isDuplicate, missingReference } from '../../db/faults.ts'
import { refuseField } from '../../http/refusal.ts'

const numberTaken = '이미 등록된 사업자등록번호예요.'
const notThere = '선택할 수 없는 값이에요. 새로 고친 뒤 다시 선택해 주세요.'

const fieldOf: Record<string, ClientField> = {
  clients_addr_no_fkey: 'addr_no',
  clients_bt_no_fkey: 'bt_no',
  clients_it_no_fkey: 'it_no',
  clients_thm_no_fkey: 'thm_no',
  client_managers_emp_no_fkey: 'client_managers',
}

/** What the database refuses about a company, said at the field that it is about. */
export const explainFault = (fault: unknown): never => {
  if (isDuplicate(fault, 'clients_biz_no')) refuseField('conflict', 'client_biz_no', numberTaken)
  const field = fieldOf[missingReference(fault) ?? '']
  if (field) refuseField('invalid_input', field, notThere)
  throw fault
}
