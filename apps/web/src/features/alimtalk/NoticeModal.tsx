import type { alimtalk, Notice, NoticeMeeting } from '@crm/contract/features/alimtalk/alimtalk'
import type { AnswerOf } from '@crm/contract/kit/endpoint'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { ModalCard } from '../../shared/ui/ModalCard.tsx'
import { toast } from '../../shared/ui/toast.ts'
import { Waiting } from '../../shared/ui/Waiting.tsx'
import { useNoticesOf, useSendNotices } from './alimtalk.api.ts'
import { text } from './alimtalk.messages.ts'
import { NameAndNumber } from './NameAndNumber.tsx'
import { NoticeHistory } from './NoticeHistory.tsx'
import classes from './NoticeModal.module.css'

/** Why nothing can be sent at all; null when something can. */
const obstacleOf = ({ template_name, is_coming, contacts }: NoticeMeeting) => {
  if (!template_name) return text.noTemplate
  if (!is_coming) return text.notComing
  return contacts.length ? null : text.noContacts
}

interface WritingProps {
  meeting: NoticeMeeting
  sent: Notice[]
  onClose: () => void
}

const Writing = ({ meeting, sent, onClose }: WritingProps) => {
  const [chosen, setChosen] = useState<string[]>([])
  const sending = useSendNotices()
  const { template_name, contacts, meeting_date, meeting_type, ms_no } = meeting
  const obstacle = obstacleOf(meeting)

  const tell = ({ query, quiet_until, already_waiting }: AnswerOf<typeof alimtalk.send>) => {
    setChosen([])
    if (query.length) toast.success(quiet_until ? text.sentForMorning : text.sent)
    if (already_waiting.length) toast.error(text.alreadyWaiting(already_waiting))
  }
  const send = () => {
    const receivers = contacts
      .filter(({ number }) => chosen.includes(number))
      .map(({ name, number }) => ({ receiver: number, recvname: name, meeting_date, meeting_type }))
    if (!receivers.length) return toast.error(text.nobody)
    if (template_name) sending.mutate({ body: { template_name, receivers, ms_no } }, { onSuccess: tell })
  }

  return (
    <ModalCard
      opened
      onClose={onClose}
      title={text.titleOf(meeting.client_name)}
      size={480}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {text.close}
          </Button>
          <Button loading={sending.isPending} disabled={obstacle !== null} onClick={send}>
            {text.send}
          </Button>
        </>
      }
    >
      <div className={classes.body}>
        <p className={classes.about}>
          <strong>{meeting_type}</strong>
          <span>{meeting_date}</span>
          {template_name === 'pre_meeting' && <span>{text.withSurvey}</span>}
        </p>
        {obstacle && <p className={classes.note}>{obstacle}</p>}
        {!obstacle && meeting.quiet_until && <p className={classes.note}>{text.queued}</p>}
        {!obstacle && (
          <Checkbox.Group label={text.contacts} value={chosen} onChange={setChosen}>
            <div className={classes.contacts}>
              {contacts.map(({ name, number }) => (
                <Checkbox key={number} value={number} label={<NameAndNumber name={name} number={number} />} />
              ))}
            </div>
          </Checkbox.Group>
        )}
        {sent.length > 0 && (
          <section>
            <h3 className={classes.heading}>{text.history}</h3>
            <NoticeHistory notices={sent} />
          </section>
        )}
      </div>
    </ModalCard>
  )
}

interface NoticeModalProps {
  ms_no: number
  onClose: () => void
}

/** Writes to the client's people about a meeting, and shows what became of it. */
export const NoticeModal = ({ ms_no, onClose }: NoticeModalProps) => {
  const found = useNoticesOf(ms_no)
  if (found.data) return <Writing meeting={found.data.meeting} sent={found.data.query} onClose={onClose} />
  return (
    <ModalCard opened onClose={onClose} title={text.title} size={480}>
      <Waiting of={found} />
    </ModalCard>
  )
}
