import { meetings } from '@crm/contract/features/meetings'
import type { ComingMeeting, Memo } from '@crm/contract/meetingRows'
import { messages } from '@crm/contract/messages'
import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FieldsOf } from '../../shared/lib/fieldsOf.ts'
import { type EndpointForm, useEndpointForm } from '../../shared/lib/useEndpointForm.ts'
import { DraftNote } from '../../shared/ui/ActionBar.tsx'
import { FormActions } from '../../shared/ui/FormActions.tsx'
import { ModalCard } from '../../shared/ui/ModalCard.tsx'
import { Waiting } from '../../shared/ui/Waiting.tsx'
import { Attachments } from '../files/Attachments.tsx'
import classes from './MemoDialog.module.css'
import { memoReads, useMemoOf } from './meetings.api.ts'
import { text } from './meetings.messages.ts'

const formId = 'meeting-memo'
/** Document 2 section 5. */
const memoImageEdge = 1024

interface MemoForm extends Pick<EndpointForm<typeof meetings.updateMemo>, 'bind' | 'restored' | 'discardDraft'> {
  form: FieldsOf<Pick<Memo, 'msm_title' | 'msm_content'>>
}

const Fields = ({ form, bind, restored, discardDraft }: MemoForm) => (
  <form id={formId} {...bind} className={classes.fields}>
    {restored && <DraftNote onDiscard={discardDraft} />}
    <TextInput label={text.memoTitle} maxLength={100} data-autofocus {...form.getInputProps('msm_title')} />
    <Textarea
      label={text.memoContent}
      placeholder={text.memoContentHint}
      autosize
      minRows={6}
      maxRows={14}
      {...form.getInputProps('msm_content')}
    />
  </form>
)

interface FrameProps {
  title: string
  busy: boolean
  onClose: () => void
  children: React.ReactNode
}

const Frame = ({ title, busy, onClose, children }: FrameProps) => (
  <ModalCard
    opened
    onClose={onClose}
    title={title}
    size={560}
    actions={<FormActions formId={formId} busy={busy} cancel={text.close} submit={text.save} onCancel={onClose} />}
  >
    {children}
  </ModalCard>
)

interface NewMemoProps {
  ms_no: number
  title: string
  onClose: () => void
  onMade: (msm_no: number) => void
}

const NewMemo = ({ ms_no, title, onClose, onMade }: NewMemoProps) => {
  const state = useEndpointForm(meetings.addMemo, {
    initial: { ms_no, msm_title: '', msm_content: '' },
    stale: memoReads,
    done: messages.registered,
    draftKey: `memo.${ms_no}`,
    onDone: ({ query }) => query[0] && onMade(query[0].msm_no),
  })
  return (
    <Frame title={title} busy={state.busy} onClose={onClose}>
      <Fields {...state} />
      <p className={classes.later}>{text.filesLater}</p>
    </Frame>
  )
}

const EditMemo = ({ memo, title, onClose }: { memo: Memo; title: string; onClose: () => void }) => {
  const { msm_no, ms_no, msm_title, msm_content, rev } = memo
  const state = useEndpointForm(meetings.updateMemo, {
    initial: { msm_title, msm_content, rev },
    // What was typed earlier is shown once more after somebody else's change, and goes on from that.
    notKept: ['rev'],
    request: { params: { msm_no } },
    stale: memoReads,
    done: messages.completed,
    draftKey: `memo.${ms_no}`,
    onDone: onClose,
  })
  return (
    <Frame title={title} busy={state.busy} onClose={onClose}>
      <Fields {...state} />
      <h3 className={classes.heading}>{text.memoFiles}</h3>
      <Attachments
        to={{ to_table: 'mr_schedules_memo', to_no: msm_no }}
        canAdd
        stale={[meetings.memo]}
        imageEdge={memoImageEdge}
      />
    </Frame>
  )
}

const KnownMemo = ({ msm_no, title, onClose }: { msm_no: number; title: string; onClose: () => void }) => {
  const found = useMemoOf(msm_no)
  const memo = found.data?.query[0]
  if (memo) return <EditMemo memo={memo} title={title} onClose={onClose} />
  return (
    <ModalCard opened onClose={onClose} title={title} size={560}>
      <Waiting of={found} />
    </ModalCard>
  )
}

interface MemoDialogProps {
  meeting: Pick<ComingMeeting, 'ms_no' | 'msm_no' | 'client_name'>
  onClose: () => void
}

/** What is to be thought of before a meeting: made with the first save, changed after that. */
export const MemoDialog = ({ meeting, onClose }: MemoDialogProps) => {
  const [made, setMade] = useState(meeting.msm_no)
  const title = text.memoOf(meeting.client_name ?? text.meetings)
  if (made === null) return <NewMemo ms_no={meeting.ms_no} title={title} onClose={onClose} onMade={setMade} />
  return <KnownMemo msm_no={made} title={title} onClose={onClose} />
}
