import { meetingRequests, requestMessages } from '@crm/contract/features/meetingRequests/meetingRequests'
import type { mrWay } from '@crm/contract/features/meetings/meetings.words'
import { clientWay } from '@crm/contract/features/portalMeetings/clientMeetingNames'
import { Select, Textarea } from '@mantine/core'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { useComposedForm } from '../../shared/kit/form/useRecordForm.ts'
import { SegmentsField } from '../../shared/ui/input/SegmentsField.tsx'
import { useOwnProjects } from './meetingRequests.api.ts'
import { requestsText as text } from './meetingRequests.messages.ts'
import { RequestedTimesField } from './RequestedTimesField.tsx'
import { emptyTime, type RequestedTime, requestedTimesProblem, timesOf } from './requestedTimes.ts'

interface Values {
  proj_no: number | null
  mr_way: (typeof mrWay.values)[number]
  words: string
  wishes: RequestedTime[]
}

interface MeetingRequestDialogProps {
  /** Where it is opened from a project, that one. */
  proj_no?: number
  onClose: () => void
}

/** Asks for a meeting about one of the company's projects. */
export const MeetingRequestDialog = ({ proj_no, onClose }: MeetingRequestDialogProps) => {
  const projects = useOwnProjects()
  const state = useComposedForm<Values, object, typeof meetingRequests.requestMeeting, never>({
    create: meetingRequests.requestMeeting,
    toValues: () => ({
      proj_no: proj_no ?? null,
      mr_way: 'visit',
      words: '',
      wishes: [emptyTime, emptyTime, emptyTime],
    }),
    toBody: ({ wishes, ...values }) => ({ ...values, wishes: timesOf(wishes) }),
    validate: (values) => {
      const problem = requestedTimesProblem(values.wishes)
      return {
        ...(values.proj_no ? {} : { proj_no: requestMessages.projectMissing }),
        ...(values.words.trim() ? {} : { words: requestMessages.purposeMissing }),
        ...(problem ? { wishes: problem } : {}),
      }
    },
    labels: { proj_no: text.project, mr_way: text.way, words: text.purpose, wishes: text.wishes },
    done: text.sent,
    onDone: onClose,
  })
  const { form } = state
  return (
    <FormDialog state={state} title={text.meetingTitle} submit={text.send} onClose={onClose}>
      <Select
        label={text.project}
        withAsterisk
        data={projects.map((project) => ({ value: String(project.proj_no), label: project.proj_name }))}
        value={form.values.proj_no === null ? null : String(form.values.proj_no)}
        onChange={(chosen) => form.setFieldValue('proj_no', chosen === null ? null : Number(chosen))}
        error={form.errors.proj_no}
      />
      <Textarea
        label={text.purpose}
        withAsterisk
        autosize
        minRows={3}
        maxLength={1000}
        {...form.getInputProps('words')}
      />
      <SegmentsField
        label={text.way}
        data={clientWay.options}
        value={form.values.mr_way}
        onChange={(way) => form.setFieldValue('mr_way', way)}
      />
      <RequestedTimesField
        value={form.values.wishes}
        onChange={(wishes) => form.setFieldValue('wishes', wishes)}
        error={form.errors.wishes}
      />
    </FormDialog>
  )
}
