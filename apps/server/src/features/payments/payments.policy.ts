import { moneyLevel } from '@crm/contract/features/payments/payments'
import type { Actor } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import type { StoredPayment } from './payments.queries.ts'

/** The person who ordered; where only the company is named, everybody of it. */
export const isPayer = (
  { user_no, client_no }: Pick<Actor, 'user_no' | 'client_no'>,
  payment: Pick<StoredPayment, 'user_no' | 'client_no'>,
) => (payment.user_no === null ? client_no !== null && payment.client_no === client_no : payment.user_no === user_no)

export const needMoneyLevel = ({ emp_lv }: Pick<Actor, 'emp_lv'>) => {
  if ((emp_lv ?? 0) < moneyLevel) refuse('not_allowed')
}
