import {
  type AlimtalkMeeting,
  type AlimtalkMessage,
  type AlimtalkWay,
  type alimtalk,
  alimtalkWay,
} from '@crm/contract/features/alimtalk/alimtalk'
import type { AnswerOf } from '@crm/contract/kit/endpoint'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { RecordLoading } from '../../shared/kit/record/RecordLoading.tsx'
import { Note } from '../../shared/ui/display/Note.tsx'
import { SegmentsField } from '../../shared/ui/input/SegmentsField.tsx'
import { Section } from '../../shared/ui/layout/Section.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { ModalCard } from '../../shared/ui/overlay/ModalCard.tsx'
import { toast } from '../../shared/ui/overlay/toast.ts'
import { AlimtalkContacts, addressesOf, addressOf } from './AlimtalkContacts.tsx'
import { AlimtalkHistory } from './AlimtalkHistory.tsx'
import { AlimtalkPreview } from './AlimtalkPreview.tsx'
import { useAlimtalkOf, useSendAlimtalk } from './alimtalk.api.ts'
import { alimtalkText as text } from './alimtalk.messages.ts'

/** An invitation to the meeting, or what has changed since. */
type About = 'invitation' | 'change'

const templateFor = ({ template_name, change }: AlimtalkMeeting, about: About) =>
  about === 'change' ? (change?.template_name ?? null) : template_name

/** Why nothing can be sent at all; null when something can. */
const obstacleOf = (meeting: AlimtalkMeeting, about: About) => {
  if (!templateFor(meeting, about)) return about === 'change' ? text.unchanged : text.noTemplate
  if (about === 'change' && !meeting.may_tell) return text.begun
  if (about === 'invitation' && !meeting.is_coming) return text.notComing
  return meeting.contacts.length ? null : text.noContacts
}

/** Those who have heard of the meeting before should hear of the change. */
const writtenTo = (sent: AlimtalkMessage[], reachable: string[]) =>
  reachable.filter((address) => sent.some(({ receiver }) => receiver === address))

interface WritingProps {
  meeting: AlimtalkMeeting
  sent: AlimtalkMessage[]
  about: About
  onClose: () => void
}

const Writing = ({ meeting, sent, about, onClose }: WritingProps) => {
  const { contacts, meeting_date, meeting_type, ms_no, client_name } = meeting
  const isChange = about === 'change'
  const startsWith = (way: AlimtalkWay) => (isChange ? writtenTo(sent, addressesOf(contacts, way)) : [])
  const [way, setWay] = useState<AlimtalkWay>('talk')
  const [chosen, setChosen] = useState(() => startsWith('talk'))
  const sending = useSendAlimtalk()
  const template_name = templateFor(meeting, about)
  const obstacle = obstacleOf(meeting, about)
  const isReachable = addressesOf(contacts, way).length > 0
  const receivers = contacts.filter((contact) => chosen.includes(addressOf(contact, way) ?? ''))

  const tell = ({ query, quiet_until, already_waiting }: AnswerOf<typeof alimtalk.send>) => {
    setChosen([])
    if (query.length) toast.success(quiet_until ? text.sentForMorning : text.sent[way])
    if (already_waiting.length) toast.error(text.alreadyWaiting(already_waiting))
    if (isChange) onClose()
  }
  const send = () => {
    if (!receivers.length) return toast.error(text.nobody)
    const asked = receivers.map((contact) => ({
      receiver: addressOf(contact, way) ?? '',
      recvname: contact.name,
      meeting_date,
      meeting_type,
    }))
    if (template_name) sending.mutate({ body: { template_name, receivers: asked, ms_no, way } }, { onSuccess: tell })
  }

  return (
    <ModalCard
      opened
      onClose={onClose}
      title={isChange ? text.notifyTitle(client_name) : text.titleOf(client_name)}
      size={520}
      actions={(close) => (
        <>
          <Button variant="default" onClick={close}>
            {isChange ? text.later : text.close}
          </Button>
          <Button loading={sending.isPending} disabled={obstacle !== null || !isReachable} onClick={send}>
            {text.send}
          </Button>
        </>
      )}
    >
      <Stack>
        {obstacle && <Note tone="amber">{obstacle}</Note>}
        {!obstacle && template_name && (
          <>
            <SegmentsField
              label={text.way}
              data={alimtalkWay.options}
              value={way}
              onChange={(next) => {
                setWay(next)
                setChosen(startsWith(next))
              }}
            />
            {way === 'talk' && meeting.quiet_until && <Note tone="amber">{text.queued}</Note>}
            {!isReachable && <Note tone="amber">{text.nobodyReachable[way]}</Note>}
            <AlimtalkContacts contacts={contacts} way={way} chosen={chosen} onChange={setChosen} />
            <AlimtalkPreview
              ms_no={ms_no}
              template_name={template_name}
              recvname={(receivers[0] ?? contacts[0])?.name ?? ''}
            />
          </>
        )}
        {sent.length > 0 && (
          <Section title={text.history}>
            <AlimtalkHistory notices={sent} />
          </Section>
        )}
      </Stack>
    </ModalCard>
  )
}

interface AlimtalkDialogProps {
  ms_no: number
  about?: About
  onClose: () => void
}

/** Writes to the client's people about a meeting or its change, and shows what became of it. */
export const AlimtalkDialog = ({ ms_no, about = 'invitation', onClose }: AlimtalkDialogProps) => {
  const found = useAlimtalkOf(ms_no)
  if (found.data) {
    const { meeting, query } = found.data
    return <Writing meeting={meeting} sent={query} about={about} onClose={onClose} />
  }
  return (
    <ModalCard opened onClose={onClose} title={about === 'change' ? text.tell : text.title} size={520}>
      <RecordLoading read={found} />
    </ModalCard>
  )
}
