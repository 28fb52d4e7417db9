import type { ContractRow } from '@crm/contract/features/contracts/contracts.rows'
import { isConcluded } from '@crm/contract/features/contracts/contracts.words'
import { Anchor } from '@mantine/core'
import { showDate } from '../../../shared/lib/date.ts'
import { showWon } from '../../../shared/lib/money.ts'
import { LineList, LineName } from '../../../shared/ui/LineList.tsx'
import { Section } from '../../../shared/ui/Section.tsx'
import { SmallText } from '../../../shared/ui/SmallText.tsx'
import { ContractStateTag, OverdueTag } from '../ContractState.tsx'
import { projectContractsText as text } from '../contracts.messages.ts'

const Line = ({ contract, onOpen }: { contract: ContractRow; onOpen: (ctr_no: number) => void }) => {
  const { ctr_no, ctr_title, ctr_state, ctr_amount, paid, next_due_dt, overdue_days } = contract
  return (
    <li>
      <LineName>
        <Anchor component="button" type="button" onClick={() => onOpen(ctr_no)}>
          {ctr_title}
        </Anchor>
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

interface ProjectContractsProps {
  contracts: ContractRow[]
  onOpen: (ctr_no: number) => void
}

/** The contracts of a project: where each stands, what is paid of it, and when more is due. */
export const ProjectContracts = ({ contracts, onOpen }: ProjectContractsProps) =>
  contracts.length > 0 && (
    <Section title={text.contracts} note={contracts.length}>
      <LineList label={text.contracts} wraps>
        {contracts.map((contract) => (
          <Line key={contract.ctr_no} contract={contract} onOpen={onOpen} />
        ))}
      </LineList>
    </Section>
  )
