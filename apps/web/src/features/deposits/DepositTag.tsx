import type { DepositRow } from '@crm/contract/features/deposits/deposits'
import type { ReactNode } from 'react'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { depositsText as text } from './deposits.messages.ts'

interface DepositTagProps {
  deposit: Pick<DepositRow, 'dep_amount' | 'is_correction' | 'is_corrected'>
  /** For an ordinary deposit. */
  otherwise: ReactNode
}

/** Money that went back, and entries that were wrong, stand out. */
export const DepositTag = ({ deposit: { dep_amount, is_correction, is_corrected }, otherwise }: DepositTagProps) => {
  if (is_correction || is_corrected) return <Tag tone="gray">{text.correction}</Tag>
  return dep_amount < 0 ? <Tag tone="amber">{text.refund}</Tag> : otherwise
}
