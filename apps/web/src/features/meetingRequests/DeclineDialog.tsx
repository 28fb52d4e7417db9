import { type MeetingRequest, meetingRequests } from '@crm/contract/features/meetingRequests/meetingRequests'
import { Textarea } from '@mantine/core'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { requestsText as text } from './meetingRequests.messages.ts'

interface DeclineDialogProps {
  request: MeetingRequest
  onClose: () => void
}

/** Says no to a client's request, in words that the client reads. */
export const DeclineDialog = ({ request, onClose }: DeclineDialogProps) => {
  const state = useRecordForm({
    update: meetingRequests.decline,
    record: request,
    toValues: () => ({ answer: '' }),
    labels: { answer: text.declineAnswer },
    draft: `meetingRequest.decline.${request.mq_no}`,
    done: text.declined,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={text.declineTitle} submit={text.decline} onClose={onClose}>
      <Textarea {...state.field('answer')} description={text.declineHint} autosize minRows={3} data-autofocus />
    </FormDialog>
  )
}
