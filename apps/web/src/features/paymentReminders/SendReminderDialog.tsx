import { type CreditReminders, paymentReminders } from '@crm/contract/features/paymentReminders/paymentReminders'
import { mostReminders } from '@crm/contract/features/paymentReminders/paymentReminders.words'
import { linkWay } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { showPhone } from '@crm/contract/kit/people'
import { Button } from '@mantine/core'
import { LoadedRecord } from '../../shared/kit/record/RecordLoading.tsx'
import { showDateTime } from '../../shared/lib/format/date.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { Note } from '../../shared/ui/display/Note.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Section } from '../../shared/ui/layout/Section.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { ModalCard } from '../../shared/ui/overlay/ModalCard.tsx'
import { MessageText } from '../alimtalk/MessageText.tsx'
import { remindersText as text } from './paymentReminders.messages.ts'

interface SendReminderDialogProps {
  credit: CreditReminders
  onClose: () => void
}

/** What would go out and to whom, before anybody is written to. */
export const SendReminderDialog = ({ credit: { projcrd_no, turns }, onClose }: SendReminderDialogProps) => {
  const params = { projcrd_no }
  const read = useRead(paymentReminders.preview, { params })
  const send = useWrite(paymentReminders.send, { done: text.sent, onDone: onClose })
  return (
    <ModalCard
      opened
      onClose={onClose}
      title={text.previewTitle}
      actions={(close) => (
        <>
          <Button variant="default" onClick={close}>
            {text.cancel}
          </Button>
          <Button loading={send.isPending} disabled={!read.data} onClick={() => send.mutate({ params })}>
            {text.confirm}
          </Button>
        </>
      )}
    >
      <LoadedRecord read={read}>
        {(preview) => (
          <Stack>
            <Section title={text.receivers}>
              <Stack as="ul" gap="xs" label={text.receivers}>
                {preview.receivers.map(({ name, at_way, receiver }) => (
                  <li key={receiver}>
                    <SmallText as="span">
                      {[name, linkWay.label(at_way), at_way === 'talk' ? showPhone(receiver) : receiver].join(' · ')}
                    </SmallText>
                  </li>
                ))}
              </Stack>
            </Section>
            <Section title={text.message}>
              <MessageText title={preview.title} text={preview.text} />
            </Section>
            {preview.quiet_until && <Note tone="amber">{text.quiet(showDateTime(preview.quiet_until))}</Note>}
            <SmallText>{text.once(turns + 1, mostReminders)}</SmallText>
          </Stack>
        )}
      </LoadedRecord>
    </ModalCard>
  )
}
