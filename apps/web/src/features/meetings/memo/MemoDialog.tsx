import { meetings } from '@crm/contract/features/meetings/meetings'
import type { ComingMeeting, Memo } from '@crm/contract/features/meetings/meetings.rows'
import { messages } from '@crm/contract/messages'
import { Textarea, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { Attachments } from '../../../shared/kit/files/Attachments.tsx'
import { FilePicker } from '../../../shared/kit/files/upload/FilePicker.tsx'
import { useUploads } from '../../../shared/kit/files/upload/useUploads.ts'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { RecordLoading } from '../../../shared/kit/record/RecordLoading.tsx'
import { useRecord } from '../../../shared/kit/record/useRecord.ts'
import { ModalCard } from '../../../shared/ui/overlay/ModalCard.tsx'
import { meetingsText } from '../meetings.messages.ts'

const width = 560
/** docs/rules.md, meetings: pictures in a memo are made to fit into a square of so many pixels. */
const imageEdge = 1024
const to_table = 'mr_schedules_memo'

interface MemoFormProps {
  ms_no: number
  memo?: Memo
  title: string
  onClose: () => void
}

const MemoForm = ({ ms_no, memo, title, onClose }: MemoFormProps) => {
  const uploads = useUploads({ imageEdge })
  const state = useRecordForm({
    create: meetings.addMemo,
    update: meetings.updateMemo,
    record: memo,
    toValues: (row) => ({ ms_no, msm_title: row?.msm_title ?? '', msm_content: row?.msm_content ?? '' }),
    labels: { msm_title: meetingsText.memoTitle, msm_content: meetingsText.memoContent },
    draft: `memo.${ms_no}`,
    files: [{ uploads, to_table, to_no: ({ msm_no }) => msm_no }],
    done: memo ? messages.completed : messages.registered,
    onDone: onClose,
  })
  const { form } = state
  return (
    <FormDialog
      state={state}
      title={title}
      size={width}
      cancel={meetingsText.close}
      onClose={onClose}
      after={
        <>
          <Title order={3} fz={15} fw={650} mt="md" mb="sm">
            {meetingsText.memoFiles}
          </Title>
          {memo ? (
            <Attachments to={{ to_table, to_no: memo.msm_no }} canAdd imageEdge={imageEdge} />
          ) : (
            <FilePicker uploads={uploads} />
          )}
        </>
      }
    >
      <TextInput label={meetingsText.memoTitle} maxLength={100} data-autofocus {...form.getInputProps('msm_title')} />
      <Textarea
        label={meetingsText.memoContent}
        placeholder={meetingsText.memoContentHint}
        autosize
        minRows={6}
        maxRows={14}
        {...form.getInputProps('msm_content')}
      />
    </FormDialog>
  )
}

const KnownMemo = ({ msm_no, ...props }: Omit<MemoFormProps, 'memo'> & { msm_no: number }) => {
  const read = useRecord(meetings.memo, { msm_no })
  if (read.row) return <MemoForm {...props} memo={read.row} />
  return (
    <ModalCard opened onClose={props.onClose} title={props.title} size={width}>
      <RecordLoading read={read} />
    </ModalCard>
  )
}

interface MemoDialogProps {
  meeting: Pick<ComingMeeting, 'ms_no' | 'msm_no' | 'client_name'>
  onClose: () => void
}

/** What is to be thought of before a meeting: made with the first save, changed after that. */
export const MemoDialog = ({ meeting, onClose }: MemoDialogProps) => {
  const { ms_no, client_name } = meeting
  // As it was opened: once the memo is made, its files are still on their way from the same form.
  const [msm_no] = useState(meeting.msm_no)
  const props = { ms_no, title: meetingsText.memoOf(client_name ?? meetingsText.meetings), onClose }
  return msm_no === null ? <MemoForm {...props} /> : <KnownMemo {...props} msm_no={msm_no} />
}
