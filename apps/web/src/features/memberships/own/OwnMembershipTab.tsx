import type { Membership } from '@crm/contract/features/memberships/memberships.rows'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { LoadedRows } from '../../../shared/ui/state/LoadedRows.tsx'
import { MembershipFacts, periodOf, RefundFacts } from '../MembershipFacts.tsx'
import { MembershipStateTag } from '../MembershipStateTag.tsx'
import { membershipsText } from '../memberships.messages.ts'
import { useCloseOwn, useOwnMemberships } from './own.api.ts'
import { ownText as text } from './own.messages.ts'
import { PayDialog } from './PayDialog.tsx'
import { Plans } from './Plans.tsx'

const isUnpaid = ({ mbs_state, pay_no }: Membership) => (mbs_state === 10 || mbs_state === 11) && pay_no === null

const UnpaidButtons = ({ membership }: { membership: Membership }) => {
  const [isPaying, setPaying] = useState(false)
  const close = useCloseOwn()
  const giveUp = async () => {
    if (await confirm({ title: text.askGiveUp, yes: text.giveUp, tone: 'danger' }))
      close.mutate({ params: { mbs_no: membership.mbs_no } })
  }
  return (
    <>
      <Button variant="default" size="xs" loading={close.isPending} onClick={giveUp}>
        {text.giveUp}
      </Button>
      <Button size="xs" onClick={() => setPaying(true)}>
        {text.pay}
      </Button>
      {isPaying && <PayDialog membership={membership} onClose={() => setPaying(false)} />}
    </>
  )
}

const RefundButton = ({ pay_no }: { pay_no: number }) => (
  <Button variant="default" size="xs" component={Link} to={pathOf('ClientCampRefundV3', { pay_no })}>
    {text.refund}
  </Button>
)

const OwnMembership = ({ membership }: { membership: Membership }) => {
  const { mbs_name, mbs_state, refund, pay_no } = membership
  const canRefund = refund !== null && (mbs_state === 1 || mbs_state === 12)
  return (
    <Card
      title={mbs_name}
      note={periodOf(membership)}
      actions={
        isUnpaid(membership) ? (
          <UnpaidButtons membership={membership} />
        ) : (
          canRefund && pay_no !== null && <RefundButton pay_no={pay_no} />
        )
      }
    >
      <Stack>
        <MembershipFacts membership={membership} />
        {canRefund && (
          <div>
            <SmallText>{membershipsText.refundNow}</SmallText>
            <RefundFacts refund={refund} />
          </div>
        )}
        {mbs_state === 1 && <SmallText>{text.noRenewal}</SmallText>}
      </Stack>
    </Card>
  )
}

const past = new Set([0, 22])

/** What runs first, then what queues behind it; what is not paid yet has no days. */
const byStart = (one: Membership, other: Membership) => (one.start_dt ?? '9999').localeCompare(other.start_dt ?? '9999')

/** The company's membership, its renewal behind it, the plans, and what is over. */
export const OwnMembershipTab = () => {
  const read = useOwnMemberships()
  const rows = read.data?.query ?? []
  const live = rows.filter(({ mbs_state }) => !past.has(mbs_state)).toSorted(byStart)
  const over = rows.filter(({ mbs_state }) => past.has(mbs_state))
  return (
    <Stack>
      {live.length === 0 && (
        <Card title={text.current}>
          <LoadedRows read={{ ...read, data: read.data && { query: live } }} empty={text.none}>
            {() => null}
          </LoadedRows>
        </Card>
      )}
      {live.map((membership) => (
        <OwnMembership key={membership.mbs_no} membership={membership} />
      ))}
      <Plans />
      {over.length > 0 && (
        <Card title={text.past}>
          <Stack gap="sm">
            {over.map((membership) => (
              <Inline key={membership.mbs_no} wraps>
                <MembershipStateTag state={membership.mbs_state} />
                <span>{membership.mbs_name}</span>
                <SmallText as="span">{periodOf(membership)}</SmallText>
              </Inline>
            ))}
          </Stack>
        </Card>
      )}
    </Stack>
  )
}
