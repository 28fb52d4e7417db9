import { itemMessages } from '@crm/contract/features/estimateItems/estimateItems'
import { failedCheck, isDuplicate, missingReference } from '../../db/dbErrors.ts'
import { refuse, refuseChoice, refuseField } from '../../http/refusal.ts'
import { itemsText } from './estimateItems.messages.ts'

/** Database errors about an item as messages at their field. */
export const explainFault = (fault: unknown): never => {
  if (isDuplicate(fault, 'estimate_items_name')) return refuseField('conflict', 'ei_name', itemsText.nameTaken)
  if (failedCheck(fault) === 'estimate_items_check')
    return refuseField('invalid_input', 'ei_floor_price', itemMessages.floor)
  const missing = missingReference(fault)
  if (missing === 'estimate_items_packaged') return refuse('conflict', itemsText.removePackaged)
  if (missing === 'estimate_items_psrv_no_fkey') return refuseChoice('psrv_no')
  throw fault
}
