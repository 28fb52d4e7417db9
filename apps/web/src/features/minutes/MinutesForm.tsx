import { type Minutes, type MinutesMeeting, minutes } from '@crm/contract/features/minutes/minutes'
import { Button, Checkbox } from '@mantine/core'
import { FormPanel } from '../../shared/kit/form/FormPanel.tsx'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { koreaNow } from '../../shared/lib/format/date.ts'
import { lazyPart } from '../../shared/lib/page/lazyPart.tsx'
import { useUnsaved } from '../../shared/lib/storage/unsaved.ts'
import { Note } from '../../shared/ui/display/Note.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Inline } from '../../shared/ui/layout/Stack.tsx'
import { confirm } from '../../shared/ui/overlay/dialogs.ts'
import { toast } from '../../shared/ui/overlay/toast.ts'
import { minutesDraft } from './hasMinutesDraft.ts'
import classes from './MinutesPanel.module.css'
import { MinutesPdfButtons } from './MinutesPdfButtons.tsx'
import { MinutesPublishing } from './MinutesPublishing.tsx'
import { MinutesText } from './MinutesText.tsx'
import { minutesText as text } from './minutes.messages.ts'
import { TemplatesMenu } from './templates/TemplatesMenu.tsx'
import { withTemplate } from './templates/withTemplate.ts'
import { useDraftCountdown } from './useDraftCountdown.ts'

const MinutesRecordings = lazyPart(() =>
  import('../recordings/minutes/MinutesRecordings.tsx').then((file) => file.MinutesRecordings),
)

interface MinutesFormProps {
  title: string
  facts: string
  meeting: MinutesMeeting
  saved: Minutes | undefined
  onClose: () => void
}

const useMinutesForm = ({ ms_no }: MinutesMeeting, saved: Minutes | undefined, onClose: () => void) =>
  useRecordForm({
    create: minutes.create,
    update: minutes.update,
    record: saved,
    toValues: (row) => ({
      ms_no,
      proj_no: null,
      mrd_content: row?.mrd_content ?? '',
      mrd_secret: row?.mrd_secret ?? '',
      mrd_record: [],
      is_published: true,
    }),
    toBody: ({ mrd_content, mrd_secret, is_published }) => ({ ms_no, mrd_content, mrd_secret, is_published }),
    labels: { mrd_content: text.content, mrd_secret: text.secret },
    draft: minutesDraft(ms_no),
    // A draft that is kept is there when they come back: closing asks nothing.
    guardsLeaving: false,
    done: text.completed,
    onDone: onClose,
  })

/** Both texts of a meeting's minutes: what is typed is kept in the browser until it is completed. */
export const MinutesForm = ({ title, facts, meeting, saved, onClose }: MinutesFormProps) => {
  const isWritten = Boolean(saved?.mrd_content)
  // A record with recordings alone is completed like a new one: only then can it be kept from the client.
  const state = useMinutesForm(meeting, isWritten ? saved : undefined, onClose)
  const { form, isUnsaved, isDraftKept, isDraftRefused } = state
  const { mrd_content = '', mrd_secret = '' } = form.values
  const isRecorded = (saved?.mrd_record.length ?? 0) > 0
  const hasBegun = meeting.start_dt <= koreaNow()
  const seconds = useDraftCountdown(isUnsaved, state.keepDraft)
  // What the browser does not keep would be gone with the panel.
  useUnsaved(isDraftRefused && !state.busy)

  const insert = (field: 'mrd_content' | 'mrd_secret', added: string) => {
    const both = withTemplate(form.values[field] ?? '', added)
    if (both === undefined) return toast.error(text.insertTooLong)
    form.setValues({ [field]: both })
    toast.success(text.inserted)
  }
  const deleteDraft = async () => {
    const sure = await confirm({
      title: text.reallyDeleteDraft,
      description: text.willBeLost,
      yes: text.remove,
      tone: 'danger',
    })
    if (!sure) return
    state.discardDraft()
    toast.success(text.draftDeleted)
  }
  return (
    <FormPanel
      state={state}
      title={title}
      size={isRecorded || state.conflicts.length > 0 ? 'wide' : 'normal'}
      cancel={text.close}
      submit={text.complete}
      onClose={onClose}
      beside={isRecorded && <MinutesRecordings ms_no={meeting.ms_no} onInsert={insert} />}
      extra={
        <>
          <span className={classes.status} role="timer">
            {isUnsaved && !isDraftRefused && text.keeping(isDraftKept, seconds)}
          </span>
          <Button variant="default" disabled={!isUnsaved} onClick={deleteDraft}>
            {text.deleteDraft}
          </Button>
        </>
      }
    >
      <SmallText>{facts}</SmallText>
      {saved && isWritten && (
        <>
          <MinutesPublishing saved={saved} hasBegun={hasBegun} />
          <MinutesPdfButtons mrd_no={saved.mrd_no} />
        </>
      )}
      {isDraftRefused && (
        <Note tone="amber" role="alert">
          {text.notKept}
        </Note>
      )}
      <Inline>
        <TemplatesMenu written={{ mrd_content, mrd_secret }} onApply={form.setValues} />
      </Inline>
      <MinutesText
        isFirst
        label={text.content}
        note={text.contentNote}
        hint={text.contentHint}
        {...form.getInputProps('mrd_content')}
      />
      <MinutesText
        label={text.secret}
        note={text.secretNote}
        hint={text.secretHint}
        {...form.getInputProps('mrd_secret')}
      />
      {!isWritten && (
        <Checkbox
          label={text.publish}
          description={hasBegun ? text.publishHint : text.notBefore}
          disabled={!hasBegun}
          checked={hasBegun && form.values.is_published}
          onChange={({ currentTarget }) => form.setValues({ is_published: currentTarget.checked })}
        />
      )}
    </FormPanel>
  )
}
