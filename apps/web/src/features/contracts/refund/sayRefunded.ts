import type { Contract } from '@crm/contract/features/contracts/contracts.rows'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { refundText as text } from './refund.messages.ts'

/** Money that did not go back is said at once; the contract shows what is left to do. */
export const sayRefunded = ({ refunds: [newest] }: Pick<Contract, 'refunds'>, done: string) => {
  if (newest?.parts.some(({ state }) => state !== 'done')) toast.error(text.notAll)
  else toast.success(done)
}
