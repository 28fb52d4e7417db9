import { fileTreeMessages } from '@crm/contract/features/fileTree/fileTree.rows'
import { failedCheck, isDuplicate } from '../../db/dbErrors.ts'
import { refuse, refuseField } from '../../http/refusal.ts'

const messageOf: Record<string, string> = {
  file_tree_depth: fileTreeMessages.tooDeep,
  file_tree_cycle: fileTreeMessages.insideItself,
  file_tree_parent: fileTreeMessages.noBox,
  file_trees_entries: fileTreeMessages.tooMany,
}

/** Database errors about the tree as messages. */
export const explainFault = (fault: unknown): never => {
  if (isDuplicate(fault, 'file_tree_name')) return refuseField('conflict', 'name', fileTreeMessages.nameTaken)
  const check = failedCheck(fault) ?? ''
  if (check === 'file_tree_name_check') return refuseField('invalid_input', 'name', fileTreeMessages.nameInvalid)
  const message = messageOf[check]
  if (message) return refuse('conflict', message)
  throw fault
}
