import type { ContractMoney } from '@crm/contract/features/contractPayments/contractPayments.rows'
import { showDate } from '../../shared/lib/date.ts'
import { showExactWon } from '../../shared/lib/money.ts'
import { Card } from '../../shared/ui/Card.tsx'
import { Facts } from '../../shared/ui/Facts.tsx'
import { contractPayText as text } from './contractPayments.messages.ts'

/** What a contract costs, what is paid of it, and when the next part is due. */
export const MoneyFacts = ({ money }: { money: ContractMoney }) => (
  <Card title={text.summary}>
    <Facts
      inRows
      facts={[
        [text.facts.contract, money.ctr_title],
        [text.facts.number, money.est_code],
        [text.facts.amount, showExactWon(money.ctr_amount)],
        [text.facts.paid, showExactWon(money.paid)],
        [text.facts.balance, <strong key="balance">{showExactWon(money.balance)}</strong>],
        money.next_due_dt !== null && [text.facts.next, showDate(money.next_due_dt)],
      ]}
    />
  </Card>
)
