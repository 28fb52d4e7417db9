import { memberships } from '@crm/contract/features/memberships/memberships'
import type { Membership } from '@crm/contract/features/memberships/memberships.rows'
import { messages } from '@crm/contract/messages'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { PeekProps } from '../../../shared/kit/list/OpenedPeek.tsx'
import { RecordPanel } from '../../../shared/kit/record/RecordPanel.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { confirm, prompt } from '../../../shared/ui/overlay/dialogs.ts'
import { MembershipFacts, MembershipMoves, RefundFacts } from '../MembershipFacts.tsx'
import { useCloseMembership, useDecideRefund, usePayment, useSendBackRefund } from '../memberships.api.ts'
import { membershipsText as text } from '../memberships.messages.ts'
import { DepositDialog, ExtendDialog, RefundDialog } from './MembershipDialogs.tsx'

const reasonMissing = (typed: string) => (typed.trim() ? null : messages.reasonMissing)

const CloseButton = ({ mbs_no }: { mbs_no: number }) => {
  const close = useCloseMembership()
  const ask = async () => {
    const reason = await prompt({
      ...{ title: text.closeTitle, description: text.closeHow, label: text.reason, yes: text.close, tone: 'danger' },
      check: reasonMissing,
    })
    if (reason !== null) close.mutate({ params: { mbs_no }, body: { reason } })
  }
  return (
    <Button variant="default" loading={close.isPending} onClick={ask}>
      {text.close}
    </Button>
  )
}

/** A refund that was asked for is confirmed or sent back with a reason. */
const RefundButtons = ({ pay_no }: { pay_no: number | null }) => {
  const payment = usePayment(pay_no)
  const decide = useDecideRefund()
  const sendBack = useSendBackRefund()
  const open = payment?.refunds.find(({ rf_state }) => rf_state === 20)
  if (!open) return null
  const params = { rf_no: open.rf_no }
  const askDecide = async () => {
    if (await confirm({ title: text.askDecide, description: text.decideHow, yes: text.decide }))
      decide.mutate({ params, body: { more: [], more_reason: '', is_by_hand: payment?.pay_method === 'manual' } })
  }
  const askSendBack = async () => {
    const answer = await prompt({
      ...{ title: text.sendBackTitle, label: text.answer, yes: text.sendBack },
      check: reasonMissing,
    })
    if (answer !== null) sendBack.mutate({ params, body: { answer } })
  }
  return (
    <>
      <Button variant="default" loading={sendBack.isPending} onClick={askSendBack}>
        {text.sendBack}
      </Button>
      <Button loading={decide.isPending} onClick={askDecide}>
        {text.decide}
      </Button>
    </>
  )
}

const Actions = ({ membership }: { membership: Membership }) => {
  const [opened, setOpened] = useState<'deposit' | 'extend' | 'refund' | null>(null)
  const { mbs_no, mbs_state, pay_no } = membership
  const dialog = { membership, onClose: () => setOpened(null) }
  const isUnpaid = (mbs_state === 10 || mbs_state === 11) && pay_no === null
  const isPaid = mbs_state === 1 || mbs_state === 12
  return (
    <>
      {isUnpaid && <CloseButton mbs_no={mbs_no} />}
      {isUnpaid && <Button onClick={() => setOpened('deposit')}>{text.deposit}</Button>}
      {isPaid && (
        <Button variant="default" onClick={() => setOpened('refund')}>
          {text.refund}
        </Button>
      )}
      {isPaid && <Button onClick={() => setOpened('extend')}>{text.extend}</Button>}
      {mbs_state === 20 && <RefundButtons pay_no={pay_no} />}
      {opened === 'deposit' && <DepositDialog {...dialog} />}
      {opened === 'extend' && <ExtendDialog {...dialog} />}
      {opened === 'refund' && <RefundDialog {...dialog} />}
    </>
  )
}

/** One membership beside the list: its terms, what a refund gives today, and each move. */
export const MembershipPanel = ({ mbs_no, onClose }: PeekProps<'mbs_no'>) => (
  <RecordPanel
    endpoint={memberships.detail}
    params={{ mbs_no }}
    title={(membership) => membership?.client_name ?? text.list.title}
    actions={(membership) => <Actions membership={membership} />}
    words={text}
    onClose={onClose}
  >
    {(membership) => (
      <Stack>
        <Card title={text.facts}>
          <MembershipFacts membership={membership} />
        </Card>
        {membership.refund && (
          <Card title={text.refundNow}>
            <RefundFacts refund={membership.refund} />
          </Card>
        )}
        <Card title={text.moves}>
          <MembershipMoves moves={membership.moves} />
        </Card>
      </Stack>
    )}
  </RecordPanel>
)
