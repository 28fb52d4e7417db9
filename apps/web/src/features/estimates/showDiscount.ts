import type { Discount } from '@crm/contract/features/estimates/estimateAmounts'
import { won } from '@crm/contract/kit/numbers'

/** `10%` or `300,000원` */
export const showDiscount = ({ kind, value }: Discount) =>
  kind === 'rate' ? `${Number(value) || 0}%` : won(Number(value) || 0)
