import { meetingRequests, requestMessages } from '@crm/contract/features/meetingRequests/meetingRequests'
import { Textarea } from '@mantine/core'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { useComposedForm } from '../../shared/kit/form/useRecordForm.ts'
import { requestsText as text } from './meetingRequests.messages.ts'
import { RequestedTimesField } from './RequestedTimesField.tsx'
import { emptyTime, type RequestedTime, requestedTimesProblem, timesOf } from './requestedTimes.ts'

interface Values {
  words: string
  wishes: RequestedTime[]
}

interface MoveRequestDialogProps {
  ms_no: number
  onClose: () => void
}

/** Asks for another time for a meeting. */
export const MoveRequestDialog = ({ ms_no, onClose }: MoveRequestDialogProps) => {
  const state = useComposedForm<Values, object, typeof meetingRequests.requestMove, never>({
    create: meetingRequests.requestMove,
    params: { ms_no },
    toValues: () => ({ words: '', wishes: [emptyTime, emptyTime, emptyTime] }),
    toBody: ({ words, wishes }) => ({ words, wishes: timesOf(wishes) }),
    validate: ({ words, wishes }) => {
      const problem = requestedTimesProblem(wishes)
      return {
        ...(problem ? { wishes: problem } : {}),
        ...(words.trim() ? {} : { words: requestMessages.reasonMissing }),
      }
    },
    labels: { words: text.reason, wishes: text.wishes },
    done: text.sent,
    onDone: onClose,
  })
  const { form } = state
  return (
    <FormDialog state={state} title={text.moveTitle} submit={text.send} onClose={onClose}>
      <RequestedTimesField
        value={form.values.wishes}
        onChange={(wishes) => form.setFieldValue('wishes', wishes)}
        error={form.errors.wishes}
      />
      <Textarea
        label={text.reason}
        withAsterisk
        autosize
        minRows={3}
        maxLength={1000}
        {...form.getInputProps('words')}
      />
    </FormDialog>
  )
}
