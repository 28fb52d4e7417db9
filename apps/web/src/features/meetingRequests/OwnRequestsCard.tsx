import {
  type OwnRequest,
  type RequestState,
  requestKind,
  requestState,
} from '@crm/contract/features/meetingRequests/meetingRequests'
import { Button } from '@mantine/core'
import { showDateTime } from '../../shared/lib/format/date.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { confirm } from '../../shared/ui/overlay/dialogs.ts'
import { useOwnRequests, useWithdraw } from './meetingRequests.api.ts'
import { requestsText as text } from './meetingRequests.messages.ts'

const tones: Record<RequestState, Tone> = { asked: 'amber', answered: 'green', declined: 'red', withdrawn: 'gray' }

const aboutOf = ({ proj_name, wishes, words, answer, state, start_dt }: OwnRequest) => {
  if (answer) return `${text.answer}: ${answer}`
  if (state === 'answered' && start_dt) return [showDateTime(start_dt), proj_name].filter(Boolean).join(' · ')
  return [proj_name, wishes.map((wish) => showDateTime(wish)).join(', '), words].filter(Boolean).join(' · ')
}

const Withdraw = ({ mq_no }: { mq_no: number }) => {
  const withdraw = useWithdraw()
  const ask = async () => {
    if (await confirm({ title: text.reallyWithdraw, yes: text.withdraw, tone: 'danger' }))
      withdraw.mutate({ params: { mq_no }, body: {} })
  }
  return (
    <Button size="compact-xs" variant="default" loading={withdraw.isPending} onClick={ask}>
      {text.withdraw}
    </Button>
  )
}

/** What the company asked for last and what became of it; nothing where nothing was asked. */
export const OwnRequestsCard = () => {
  const rows = useOwnRequests().data?.query ?? []
  if (rows.length === 0) return null
  return (
    <Card title={text.own}>
      <Stack as="ul" gap="sm" divided>
        {rows.map((request) => (
          <li key={request.mq_no}>
            <Inline justify="between">
              <Inline>
                <strong>{requestKind.label(request.kind)}</strong>
                <Tag tone={tones[request.state]}>{requestState.label(request.state)}</Tag>
              </Inline>
              {request.state === 'asked' && <Withdraw mq_no={request.mq_no} />}
            </Inline>
            <SmallText>{aboutOf(request)}</SmallText>
          </li>
        ))}
      </Stack>
    </Card>
  )
}
