import { moneyLevel } from '@crm/contract/features/payments/payments'
import type { Actor } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'

/** Papers are issued by staff who handle money. */
export const needMoneyLevel = ({ emp_lv }: Pick<Actor, 'emp_lv'>) => {
  if ((emp_lv ?? 0) < moneyLevel) refuse('not_allowed')
}
