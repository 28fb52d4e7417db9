import type { ContractMoney } from '@crm/contract/features/contractPayments/contractPayments.rows'
import { won } from '@crm/contract/kit/numbers'
import { showDate } from '../../shared/lib/format/date.ts'
import { Facts } from '../../shared/ui/display/Facts.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { contractPayText as text } from './contractPayments.messages.ts'

/** What a contract costs, what is paid of it, and when the next part is due. */
export const MoneyFacts = ({ money }: { money: ContractMoney }) => (
  <Card title={text.summary}>
    <Facts
      inRows
      facts={[
        [text.facts.contract, money.ctr_title],
        [text.facts.number, money.est_code],
        [text.facts.amount, won(money.ctr_amount)],
        [text.facts.paid, won(money.paid)],
        [text.facts.balance, <strong key="balance">{won(money.balance)}</strong>],
        money.next_due_dt !== null && [text.facts.next, showDate(money.next_due_dt)],
      ]}
    />
  </Card>
)
