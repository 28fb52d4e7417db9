import { contracts } from '@crm/contract/features/contracts/contracts'
import {
  type ContractRefund,
  type RefundPart,
  type RefundPartState,
  refundPartState,
  refundWay,
  shareWords,
} from '@crm/contract/features/contracts/contracts.refunds'
import type { Contract } from '@crm/contract/features/contracts/contracts.rows'
import { payType } from '@crm/contract/features/projects/projects.words'
import { won } from '@crm/contract/kit/numbers'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { showDate } from '../../../shared/lib/format/date.ts'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Tag, type Tone } from '../../../shared/ui/display/Tag.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Ends, Indented } from '../../../shared/ui/layout/Ends.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { keepContract } from '../contracts.api.ts'
import { RefundDialog } from './RefundDialog.tsx'
import { refundText as text } from './refund.messages.ts'

const tones: Record<RefundPartState, Tone> = {
  ...{ open: 'amber', working: 'accent', failed: 'red', done: 'green', dropped: 'gray' },
}

const keep = { onDone: ({ query: [changed] }: { query: Contract[] }) => changed && keepContract(changed) }

/** What can be done about money that did not go back. */
const PartButtons = ({ ctr_no, part: { crp_no, crp_amount, state } }: { ctr_no: number; part: RefundPart }) => {
  const params = { ctr_no, crp_no }
  const retry = useWrite(contracts.retryRefund, { done: text.refunded, ...keep })
  const byHand = useWrite(contracts.retryRefund, { done: text.byHandDone, ...keep })
  const drop = useWrite(contracts.dropRefund, { done: text.dropped, ...keep })
  const isBusy = retry.isPending || byHand.isPending || drop.isPending
  const askByHand = async () => {
    const words = { title: text.byHandTitle, description: text.byHandNote(won(crp_amount)), yes: text.byHand }
    if (await confirm(words)) byHand.mutate({ params, body: { is_by_hand: true } })
  }
  const askDrop = async () => {
    const words = { title: text.dropTitle, description: text.dropNote, yes: text.drop, tone: 'danger' } as const
    if (await confirm(words)) drop.mutate({ params })
  }
  return (
    <Inline wraps>
      <Button size="xs" loading={isBusy} onClick={() => retry.mutate({ params, body: { is_by_hand: false } })}>
        {text.retry}
      </Button>
      {state === 'failed' && (
        <Button size="xs" variant="default" disabled={isBusy} onClick={askByHand}>
          {text.byHand}
        </Button>
      )}
      <Button size="xs" variant="default" disabled={isBusy} onClick={askDrop}>
        {text.drop}
      </Button>
    </Inline>
  )
}

const Part = ({ contract, part }: { contract: Contract; part: RefundPart }) => {
  const { dep_dt, dep_pay_type, crp_way, crp_amount, crp_error, state } = part
  const isOpen = state === 'open' || state === 'failed'
  return (
    <Stack as="li" gap="tight">
      <Ends>
        <SmallText as="span">
          {[text.partOf(showDate(dep_dt), payType.label(dep_pay_type)), refundWay.label(crp_way)].join(' · ')}
        </SmallText>
        <span>
          {won(crp_amount)} <Tag tone={tones[state]}>{refundPartState.label(state)}</Tag>
        </span>
      </Ends>
      {isOpen && crp_error && <SmallText tone="red">{crp_error}</SmallText>}
      {isOpen && contract.may_manage && <PartButtons ctr_no={contract.ctr_no} part={part} />}
    </Stack>
  )
}

const Refund = ({ contract, refund }: { contract: Contract; refund: ContractRefund }) => {
  const { crf_dt, crf_amount, crf_done, crf_total, crf_paid, crf_performed, crf_proposed, crf_reason, parts } = refund
  return (
    <li>
      <Ends>
        <strong>{crf_amount > 0 ? text.decided(won(crf_amount)) : text.kept}</strong>
        <SmallText as="span">{text.decidedNote(showDate(crf_dt), refund.emp_name)}</SmallText>
      </Ends>
      <SmallText>
        {text.sums(won(crf_paid), shareWords(crf_done, crf_total), won(crf_performed), won(crf_proposed))}
      </SmallText>
      {crf_reason && <SmallText>{text.reason(crf_reason)}</SmallText>}
      {parts.length > 0 && (
        <Indented label={text.parts}>
          {parts.map((part) => (
            <Part key={part.crp_no} contract={contract} part={part} />
          ))}
        </Indented>
      )}
    </li>
  )
}

/** What was decided to give back of a contract, and what came of it; nothing where there was neither money nor a decision. */
export const RefundsCard = ({ contract }: { contract: Contract }) => {
  const [isOpen, setOpen] = useState(false)
  const { ctr_state, paid, refunds, may_manage } = contract
  const mayRefund = ctr_state === 'cancelled' && paid > 0 && may_manage
  if (refunds.length === 0 && !mayRefund) return null
  return (
    <Card
      title={text.refunds}
      actions={
        mayRefund && (
          <Button size="xs" variant="default" onClick={() => setOpen(true)}>
            {refunds.length > 0 ? text.more : text.refund}
          </Button>
        )
      }
    >
      <Stack>
        {refunds.length === 0 && <SmallText>{text.notDecided(won(paid))}</SmallText>}
        <Stack as="ul" gap="row" divided label={text.refunds}>
          {refunds.map((refund) => (
            <Refund key={refund.crf_no} contract={contract} refund={refund} />
          ))}
        </Stack>
      </Stack>
      {isOpen && <RefundDialog contract={contract} onClose={() => setOpen(false)} />}
    </Card>
  )
}
