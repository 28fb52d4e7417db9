import type { Estimate, EstimateDraft } from '@crm/contract/features/estimates/estimates.rows'
import { isOpen } from '@crm/contract/features/estimates/estimates.words'
import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { currentOf, useProjectContracts } from '../contracts/contracts.api.ts'
import { EstimateContract } from '../contracts/project/EstimateContract.tsx'
import { AskDialog } from '../estimates/actions/ApprovalDialogs.tsx'
import { offersOf } from '../estimates/actions/EstimateActions.tsx'
import { IssueDialog } from '../estimates/actions/IssueDialog.tsx'
import { SendDialog } from '../estimates/actions/IssuedDialogs.tsx'
import { EstimateStateTag } from '../estimates/EstimateState.tsx'
import { DraftWarnings } from '../estimates/editor/DraftWarnings.tsx'
import { useProjectRead } from '../estimates/estimates.api.ts'
import { estimateActionsText } from '../estimates/estimates.messages.ts'
import { stepsText as text } from './estimateSteps.messages.ts'
import { SignersOnTheSpot } from './SignersCard.tsx'
import { EstimateCode } from './ViewingCard.tsx'

interface DraftProps {
  estimate: Estimate | undefined
  draft: EstimateDraft
  /** Something typed is on its way to the server. */
  isSaving: boolean
}

/** Issues the draft, or asks for the approval that it needs. */
export const IssueStep = ({ estimate, draft, isSaving }: DraftProps) => {
  const [opened, open] = useState<'issue' | 'ask' | null>(null)
  const close = () => open(null)
  const may = estimate && offersOf(estimate)
  return (
    <>
      <DraftWarnings estimate={estimate} />
      <Card title={text.issue}>
        <Stack gap="row">
          <SmallText>{text.issueHint}</SmallText>
          {!estimate && <SmallText>{text.notSaved}</SmallText>}
          {estimate?.est_state === 'asking' && <SmallText>{text.asking}</SmallText>}
          {estimate?.est_state === 'draft' && !may?.ask && !may?.issue && <SmallText>{text.notIssuer}</SmallText>}
          <Inline wraps>
            {may?.ask && <Button onClick={() => open('ask')}>{estimateActionsText.ask}</Button>}
            {may?.issue && (
              <Button leftSection={<IconSend size={18} stroke={1.6} aria-hidden />} onClick={() => open('issue')}>
                {text.issue}
              </Button>
            )}
          </Inline>
        </Stack>
      </Card>
      {estimate && opened === 'issue' && (
        <IssueDialog estimate={estimate} draft={draft} isSaving={isSaving} onClose={close} />
      )}
      {estimate && opened === 'ask' && <AskDialog estimate={estimate} isSaving={isSaving} onClose={close} />}
    </>
  )
}

interface IssuedProps {
  estimate: Estimate
  token: string | null
  onToken: (t: string | null) => void
}

const SendCard = ({ estimate, ...code }: IssuedProps) => {
  const [isSending, setSending] = useState(false)
  const may = offersOf(estimate)
  return (
    <Card
      title={text.send}
      note={[estimate.est_code, estimate.est_to_name].filter(Boolean).join(' · ')}
      actions={<EstimateStateTag state={estimate.est_state} />}
    >
      <Stack gap="row">
        <SmallText>{text.sendHint}</SmallText>
        {estimate.may_issue && (
          <EstimateCode estimate={estimate} {...code}>
            {text.sendCode}
          </EstimateCode>
        )}
        {may.send && (
          <div>
            <Button variant="default" onClick={() => setSending(true)}>
              {text.sendMail}
            </Button>
          </div>
        )}
      </Stack>
      {isSending && <SendDialog estimate={estimate} onClose={() => setSending(false)} />}
    </Card>
  )
}

const ContractCard = ({ estimate }: { estimate: Estimate }) => {
  const contracts = useProjectContracts(estimate.proj_no)
  const people = useProjectRead(estimate.proj_no, true).data?.query[0]?.emp
  const current = contracts && currentOf(contracts, estimate.est_no)
  if (!contracts) return null
  return (
    <Card title={text.contract}>
      <Stack gap="row">
        <SmallText>{text.contractHint}</SmallText>
        {current && <SignersOnTheSpot ctr_no={current.ctr_no} />}
        <Inline wraps>
          <EstimateContract estimate={estimate} people={people} />
        </Inline>
      </Stack>
    </Card>
  )
}

/** Of an issued estimate: its page on the client's phone, and the contract, signed on the spot. */
export const IssuedStep = (props: IssuedProps) => {
  const { est_state } = props.estimate
  const isReadable = est_state === 'issued' || est_state === 'accepted' || est_state === 'expired'
  return (
    <>
      {isReadable && !isOpen(est_state) && <SendCard {...props} />}
      <ContractCard estimate={props.estimate} />
    </>
  )
}
