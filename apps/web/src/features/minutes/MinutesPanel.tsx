import { kindOf } from '@crm/contract/features/meetings/meetingNames'
import { type Minutes, type MinutesMeeting, minutes, minutesMessages } from '@crm/contract/features/minutes/minutes'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { showSpan } from '../../shared/lib/date.ts'
import { useMay } from '../../shared/lib/useMay.ts'
import { confirm } from '../../shared/ui/dialogs.ts'
import { LoadingPanel } from '../../shared/ui/LoadingPanel.tsx'
import { Panel } from '../../shared/ui/Panel.tsx'
import { toast } from '../../shared/ui/toast.ts'
import { DraftState } from './DraftState.tsx'
import classes from './MinutesPanel.module.css'
import { MinutesPdfButtons } from './MinutesPdfButtons.tsx'
import { MinutesReading } from './MinutesReading.tsx'
import { MinutesText } from './MinutesText.tsx'
import { type Texts, useComplete, useMinutesOf } from './minutes.api.ts'
import { minutesText } from './minutes.messages.ts'
import { useMinutesDraft } from './useMinutesDraft.ts'

const factsOf = (meeting: MinutesMeeting) =>
  [showSpan(meeting.start_dt, meeting.end_dt), kindOf(meeting), meeting.proj_name].filter(Boolean).join(' · ')

/** The first of the two that is missing; null when both are there. */
const missingOf = ({ mrd_content, mrd_secret }: Texts): Partial<Texts> | null => {
  if (!mrd_content.trim()) return { mrd_content: minutesMessages.contentMissing }
  if (!mrd_secret.trim()) return { mrd_secret: minutesMessages.secretMissing }
  return null
}

interface WritingProps {
  meeting: MinutesMeeting
  saved: Minutes | undefined
  onClose: () => void
  onConflict: () => void
}

const Writing = ({ meeting, saved, onClose, onConflict }: WritingProps) => {
  const draft = useMinutesDraft(meeting.ms_no, saved)
  const [isComparing, setComparing] = useState(false)
  const [problems, setProblems] = useState<Partial<Texts>>({})
  const { values, isOutdated } = draft
  const { busy, complete } = useComplete(meeting.ms_no, saved, {
    onDone: () => {
      draft.settle()
      onClose()
    },
    onConflict: () => {
      setComparing(true)
      onConflict()
    },
  })

  /** Replaces the saved ones of that revision. */
  const submit = (rev: number | null) => {
    const missing = missingOf(values)
    setProblems(missing ?? {})
    if (missing) return toast.error(Object.values(missing)[0] ?? '')
    const { mrd_content, mrd_secret } = values
    complete({ mrd_content, mrd_secret }, rev)
  }
  const takeSaved = () => {
    draft.takeSaved()
    setComparing(false)
  }
  const deleteDraft = async () => {
    const words = {
      title: minutesText.reallyDeleteDraft,
      description: minutesText.willBeLost,
      yes: minutesText.remove,
      tone: 'danger',
    } as const
    if (!(await confirm(words))) return
    takeSaved()
    toast.success(minutesText.draftDeleted)
  }
  const field = (name: keyof Texts) => ({
    value: values[name],
    onChange: (value: string) => draft.change({ [name]: value }),
    problem: problems[name] ?? null,
    saved: isComparing && saved ? saved[name] : null,
  })

  return (
    <Panel
      opened
      onClose={onClose}
      title={minutesText.titleOf(meeting.client_name)}
      size={isComparing && saved ? 'wide' : 'normal'}
      actions={
        <>
          <span className={classes.status} role="timer">
            {draft.isDirty && !draft.isRefused && minutesText.keeping(draft.isKept, draft.seconds)}
          </span>
          <Button variant="default" disabled={!draft.isDirty} onClick={deleteDraft}>
            {minutesText.deleteDraft}
          </Button>
          <Button loading={busy} onClick={() => submit(values.rev)}>
            {minutesText.complete}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
        <p className={classes.facts}>{factsOf(meeting)}</p>
        {saved && <MinutesPdfButtons mrd_no={saved.mrd_no} />}
        <DraftState
          isRefused={draft.isRefused}
          isOutdated={isOutdated && draft.isDirty}
          isDraft={draft.isDraft}
          hasSaved={saved !== undefined}
          isComparing={isComparing}
          onCompare={setComparing}
          onTakeSaved={takeSaved}
          onKeepMine={() => submit(saved?.rev ?? null)}
        />
        <MinutesText
          isFirst
          label={minutesText.content}
          note={minutesText.contentNote}
          hint={minutesText.contentHint}
          {...field('mrd_content')}
        />
        <MinutesText
          label={minutesText.secret}
          note={minutesText.secretNote}
          hint={minutesText.secretHint}
          {...field('mrd_secret')}
        />
      </div>
    </Panel>
  )
}

interface MinutesPanelProps {
  ms_no: number
  onClose: () => void
}

/** What was said at a meeting: one text for the client, one that stays in the house. */
export const MinutesPanel = ({ ms_no, onClose }: MinutesPanelProps) => {
  const found = useMinutesOf(ms_no)
  const mayWrite = useMay(minutes.update)
  const { data } = found
  if (data && !found.isPlaceholderData && !mayWrite)
    return (
      <MinutesReading
        title={minutesText.titleOf(data.meeting.client_name)}
        facts={factsOf(data.meeting)}
        saved={data.query[0]}
        onClose={onClose}
      />
    )
  if (data && !found.isPlaceholderData)
    return (
      <Writing
        key={ms_no}
        meeting={data.meeting}
        saved={data.query[0]}
        onClose={onClose}
        onConflict={() => found.refetch()}
      />
    )
  return <LoadingPanel read={found} title={minutesText.title} onClose={onClose} />
}
