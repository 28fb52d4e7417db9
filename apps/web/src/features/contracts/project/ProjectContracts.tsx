import type { ContractRow } from '@crm/contract/features/contracts/contracts.rows'
import { isConcluded } from '@crm/contract/features/contracts/contracts.words'
import { Link } from 'react-router'
import { showDate } from '../../../shared/lib/format/date.ts'
import { showWon } from '../../../shared/lib/format/money.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Section } from '../../../shared/ui/layout/Section.tsx'
import { LineList, LineName } from '../../../shared/ui/list/LineList.tsx'
import { ContractStateTag, OverdueTag } from '../ContractState.tsx'
import { projectContractsText as text } from '../contracts.messages.ts'

const Line = ({ contract }: { contract: ContractRow }) => {
  const { ctr_no, ctr_title, ctr_state, ctr_amount, paid, next_due_dt, overdue_days } = contract
  return (
    <li>
      <LineName>
        <Link to={{ search: `?ctr_no=${ctr_no}` }} preventScrollReset>
          <strong>{ctr_title}</strong>
        </Link>
      </LineName>
      <ContractStateTag state={ctr_state} />
      <OverdueTag days={overdue_days} />
      <SmallText as="span">
        {isConcluded(ctr_state)
          ? [text.paidOf(showWon(paid), showWon(ctr_amount)), next_due_dt && text.nextDue(showDate(next_due_dt))]
              .filter(Boolean)
              .join(' · ')
          : showWon(ctr_amount)}
      </SmallText>
    </li>
  )
}

/** The contracts of a project: where each stands, what is paid of it, and when more is due. */
export const ProjectContracts = ({ contracts }: { contracts: ContractRow[] }) =>
  contracts.length > 0 && (
    <Section title={text.contracts} note={contracts.length}>
      <LineList label={text.contracts} wraps>
        {contracts.map((contract) => (
          <Line key={contract.ctr_no} contract={contract} />
        ))}
      </LineList>
    </Section>
  )
