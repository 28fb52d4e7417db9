import type { AlimtalkMeeting, AlimtalkMessage, alimtalk } from '@crm/contract/features/alimtalk/alimtalk'
import type { AnswerOf } from '@crm/contract/kit/endpoint'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useUnsaved } from '../../shared/lib/unsaved.ts'
import { LoadingOrError } from '../../shared/ui/LoadingOrError.tsx'
import { ModalCard } from '../../shared/ui/ModalCard.tsx'
import { toast } from '../../shared/ui/toast.ts'
import classes from './AlimtalkDialog.module.css'
import { AlimtalkHistory } from './AlimtalkHistory.tsx'
import { useAlimtalkOf, useSendAlimtalk } from './alimtalk.api.ts'
import { alimtalkText } from './alimtalk.messages.ts'
import { NameAndNumber } from './NameAndNumber.tsx'

/** Why nothing can be sent at all; null when something can. */
const obstacleOf = ({ template_name, is_coming, contacts }: AlimtalkMeeting) => {
  if (!template_name) return alimtalkText.noTemplate
  if (!is_coming) return alimtalkText.notComing
  return contacts.length ? null : alimtalkText.noContacts
}

interface WritingProps {
  meeting: AlimtalkMeeting
  sent: AlimtalkMessage[]
  onClose: () => void
}

const Writing = ({ meeting, sent, onClose }: WritingProps) => {
  const [chosen, setChosen] = useState<string[]>([])
  const sending = useSendAlimtalk()
  const { template_name, contacts, meeting_date, meeting_type, ms_no } = meeting
  const obstacle = obstacleOf(meeting)
  useUnsaved(chosen.length > 0 && !sending.isPending)

  const tell = ({ query, quiet_until, already_waiting }: AnswerOf<typeof alimtalk.send>) => {
    setChosen([])
    if (query.length) toast.success(quiet_until ? alimtalkText.sentForMorning : alimtalkText.sent)
    if (already_waiting.length) toast.error(alimtalkText.alreadyWaiting(already_waiting))
  }
  const send = () => {
    const receivers = contacts
      .filter(({ number }) => chosen.includes(number))
      .map(({ name, number }) => ({ receiver: number, recvname: name, meeting_date, meeting_type }))
    if (!receivers.length) return toast.error(alimtalkText.nobody)
    if (template_name) sending.mutate({ body: { template_name, receivers, ms_no } }, { onSuccess: tell })
  }

  return (
    <ModalCard
      opened
      onClose={onClose}
      title={alimtalkText.titleOf(meeting.client_name)}
      size={480}
      actions={(close) => (
        <>
          <Button variant="default" onClick={close}>
            {alimtalkText.close}
          </Button>
          <Button loading={sending.isPending} disabled={obstacle !== null} onClick={send}>
            {alimtalkText.send}
          </Button>
        </>
      )}
    >
      <div className={classes.body}>
        <p className={classes.about}>
          <strong>{meeting_type}</strong>
          <span>{meeting_date}</span>
          {template_name === 'pre_meeting' && <span>{alimtalkText.withSurvey}</span>}
        </p>
        {obstacle && <p className={classes.note}>{obstacle}</p>}
        {!obstacle && meeting.quiet_until && <p className={classes.note}>{alimtalkText.queued}</p>}
        {!obstacle && (
          <Checkbox.Group label={alimtalkText.contacts} value={chosen} onChange={setChosen}>
            <div className={classes.contacts}>
              {contacts.map(({ name, number }) => (
                <Checkbox key={number} value={number} label={<NameAndNumber name={name} number={number} />} />
              ))}
            </div>
          </Checkbox.Group>
        )}
        {sent.length > 0 && (
          <section>
            <h3 className={classes.heading}>{alimtalkText.history}</h3>
            <AlimtalkHistory notices={sent} />
          </section>
        )}
      </div>
    </ModalCard>
  )
}

interface AlimtalkDialogProps {
  ms_no: number
  onClose: () => void
}

/** Writes to the client's people about a meeting, and shows what became of it. */
export const AlimtalkDialog = ({ ms_no, onClose }: AlimtalkDialogProps) => {
  const found = useAlimtalkOf(ms_no)
  if (found.data) return <Writing meeting={found.data.meeting} sent={found.data.query} onClose={onClose} />
  return (
    <ModalCard opened onClose={onClose} title={alimtalkText.title} size={480}>
      <LoadingOrError read={found} />
    </ModalCard>
  )
}
