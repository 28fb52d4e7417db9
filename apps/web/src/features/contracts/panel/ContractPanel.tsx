import { contracts } from '@crm/contract/features/contracts/contracts'
import type { Contract } from '@crm/contract/features/contracts/contracts.rows'
import { contractFields, ctrKind, isConcluded } from '@crm/contract/features/contracts/contracts.words'
import { RichTextView } from '../../../shared/kit/editor/RichTextView.tsx'
import { Attachments } from '../../../shared/kit/files/Attachments.tsx'
import { HistoryCard } from '../../../shared/kit/history/HistoryCard.tsx'
import { RecordPanel } from '../../../shared/kit/record/RecordPanel.tsx'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { RemindersCard } from '../../paymentReminders/RemindersCard.tsx'
import { SettlementCard } from '../../settlements/SettlementCard.tsx'
import { ContractStateTag, OverdueTag } from '../ContractState.tsx'
import { keepContract, useContractChoices } from '../contracts.api.ts'
import { contractsText, contractText as text } from '../contracts.messages.ts'
import { RefundsCard } from '../refund/RefundsCard.tsx'
import { UnknownValues } from '../UnknownValues.tsx'
import { ContractActions } from './ContractActions.tsx'
import { ContractFacts } from './ContractFacts.tsx'
import { CreditsCard } from './CreditsCard.tsx'
import { EventsCard } from './EventsCard.tsx'
import { MemoCard } from './MemoCard.tsx'
import { SignersCard } from './SignersCard.tsx'

const to_table = 'contracts'
const filesId = 'contract-files'

/** What is in the way of sending it, before anybody tries. */
const SigningProblem = ({ est_no }: { est_no: number }) => {
  const choices = useContractChoices(est_no).data?.query[0]
  return choices && !choices.may_send && <Note tone="amber">{choices.problem}</Note>
}

const BodyCard = ({ contract: { ctr_html } }: { contract: Contract }) =>
  ctr_html !== '' && (
    <Card title={text.body}>
      <RichTextView html={ctr_html} />
    </Card>
  )

const Content = ({ contract }: { contract: Contract }) => {
  const { ctr_no, ctr_kind, ctr_state, may_write, events } = contract
  const to = { to_table, to_no: ctr_no }
  const isPaper = ctr_kind === 'paper'
  return (
    <Stack>
      <Inline wraps>
        <ContractStateTag state={ctr_state} />
        <Tag>{ctrKind.label(ctr_kind)}</Tag>
        {isConcluded(ctr_state) && <OverdueTag days={contract.overdue_days} />}
      </Inline>
      {!isPaper && ctr_state === 'concluded' && <Note tone="amber">{text.unsealed}</Note>}
      {ctr_state === 'draft' && may_write && <SigningProblem est_no={contract.est_no} />}
      {ctr_state === 'draft' && <UnknownValues html={contract.ctr_html} />}
      <ContractFacts contract={contract} />
      <CreditsCard contract={contract} />
      {isConcluded(ctr_state) && <RemindersCard contract={contract} onChanged={keepContract} />}
      <RefundsCard contract={contract} />
      {!isPaper && <SignersCard contract={contract} />}
      <BodyCard contract={contract} />
      <div id={filesId}>
        <Card title={isPaper ? text.paperFiles : text.files}>
          <Attachments to={to} canAdd={may_write} />
        </Card>
      </div>
      {isConcluded(ctr_state) && <SettlementCard contract={contract} filesId={filesId} />}
      <MemoCard contract={contract} />
      {events.length > 0 && <EventsCard events={events} />}
      <HistoryCard to={to} />
    </Stack>
  )
}

interface ContractPanelProps {
  ctr_no: number
  onClose: () => void
}

/** A contract beside its list or over its project: what is agreed on, paid and signed, and what comes next. */
export const ContractPanel = ({ ctr_no, onClose }: ContractPanelProps) => (
  <RecordPanel
    endpoint={contracts.detail}
    params={{ ctr_no }}
    title={(contract) => contract?.ctr_title ?? contractFields.ctr_title}
    actions={(contract) => <ContractActions contract={contract} onRemoved={onClose} />}
    words={contractsText}
    onClose={onClose}
  >
    {(contract) => <Content contract={contract} />}
  </RecordPanel>
)
