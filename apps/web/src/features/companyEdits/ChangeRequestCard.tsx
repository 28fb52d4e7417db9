import { companyEditMessages, companyEdits } from '@crm/contract/features/companyEdits/companyEdits'
import { Button } from '@mantine/core'
import { showDate } from '../../shared/lib/format/date.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { prompt } from '../../shared/ui/overlay/dialogs.ts'
import { companyEditsText as text } from './companyEdits.messages.ts'
import { HeldChanges } from './HeldChanges.tsx'

/** For staff, on the company's page: what its people ask to be changed; nothing is drawn while they ask for nothing. */
export const ChangeRequestCard = ({ client_no }: { client_no: number }) => {
  const change = useRead(companyEdits.ofClient, { params: { client_no } }).data?.query[0]
  const accept = useWrite(companyEdits.decide, { done: text.accepted })
  const refuse = useWrite(companyEdits.decide, { done: text.refusedDone })
  if (!change) return null
  const { cc_no, asked_by, reg_dt } = change
  const askAndRefuse = async () => {
    const cc_reason = await prompt({
      title: text.askRefuse,
      description: text.reasonHint,
      label: text.reason,
      yes: text.refuse,
      tone: 'danger',
      check: (typed) => (typed.trim() ? null : companyEditMessages.reasonMissing),
    })
    if (cc_reason !== null) refuse.mutate({ params: { cc_no }, body: { accepted: false, cc_reason } })
  }
  return (
    <Card title={text.requestTitle}>
      <Stack>
        <HeldChanges change={change} />
        <Inline justify="between" wraps>
          <SmallText as="span">{text.waitingBy(asked_by, showDate(reg_dt))}</SmallText>
          <Inline>
            <Button size="xs" variant="default" loading={refuse.isPending} onClick={askAndRefuse}>
              {text.refuse}
            </Button>
            <Button
              size="xs"
              loading={accept.isPending}
              onClick={() => accept.mutate({ params: { cc_no }, body: { accepted: true, cc_reason: '' } })}
            >
              {text.accept}
            </Button>
          </Inline>
        </Inline>
      </Stack>
    </Card>
  )
}
