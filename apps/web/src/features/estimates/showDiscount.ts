import type { Discount } from '@crm/contract/features/estimates/estimateAmounts'
import { showExactWon } from '../../shared/lib/money.ts'

/** `10%` or `300,000원` */
export const showDiscount = ({ kind, value }: Discount) =>
  kind === 'rate' ? `${Number(value) || 0}%` : showExactWon(Number(value) || 0)
