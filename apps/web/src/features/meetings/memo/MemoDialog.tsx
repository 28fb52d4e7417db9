import { meetings } from '@crm/contract/features/meetings/meetings'
import type { ComingMeeting } from '@crm/contract/features/meetings/meetings.rows'
import { messages } from '@crm/contract/messages'
import { useState } from 'react'
import { useEndpointForm } from '../../../shared/kit/form/useEndpointForm.ts'
import { DraftNote } from '../../../shared/ui/ActionBar.tsx'
import { ModalCard } from '../../../shared/ui/ModalCard.tsx'
import { Waiting } from '../../../shared/ui/Waiting.tsx'
import { useMemoOf } from '../meetings.api.ts'
import { meetingsText } from '../meetings.messages.ts'
import { EditMemo } from './EditMemo.tsx'
import classes from './MemoDialog.module.css'
import { MemoForm } from './MemoForm.tsx'

interface NewMemoProps {
  ms_no: number
  title: string
  onClose: () => void
  onMade: (msm_no: number) => void
}

const NewMemo = ({ ms_no, title, onClose, onMade }: NewMemoProps) => {
  const state = useEndpointForm(meetings.addMemo, {
    initial: { ms_no, msm_title: '', msm_content: '' },
    done: messages.registered,
    draftKey: `memo.${ms_no}`,
    onDone: ({ query }) => query[0] && onMade(query[0].msm_no),
  })
  const note = state.restored && <DraftNote onDiscard={state.discardDraft} />
  return (
    <MemoForm title={title} state={state} note={note} onClose={onClose}>
      <p className={classes.later}>{meetingsText.filesLater}</p>
    </MemoForm>
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
  const title = meetingsText.memoOf(meeting.client_name ?? meetingsText.meetings)
  if (made === null) return <NewMemo ms_no={meeting.ms_no} title={title} onClose={onClose} onMade={setMade} />
  return <KnownMemo msm_no={made} title={title} onClose={onClose} />
}
