import { clientPlace } from '@crm/contract/features/portalMeetings/clientMeetingNames'
import { type ClientMeeting, portalMeetings } from '@crm/contract/features/portalMeetings/portalMeetings'
import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useMadeFile } from '../../shared/kit/files/download/useMadeFile.ts'
import { Inline } from '../../shared/ui/layout/Stack.tsx'
import { useCompany } from '../portal/portal.api.ts'
import { googleCalendarUrl } from './googleCalendar.ts'
import { portalMeetingsText as text } from './portalMeetings.messages.ts'

/** Puts a planned meeting into the visitor's own calendar: as a file, or with Google. */
export const AddToCalendar = ({ meeting }: { meeting: ClientMeeting }) => {
  const company = useCompany()
  const { ms_no } = meeting
  const { isBusy, start } = useMadeFile(portalMeetings.calendarFile, { params: { ms_no } }, `meeting-${ms_no}.ics`)
  const place = clientPlace(meeting, company?.address ?? null)
  return (
    <Inline wraps>
      <Button
        size="xs"
        variant="default"
        loading={isBusy}
        leftSection={<IconCalendarPlus size={16} stroke={1.6} aria-hidden />}
        onClick={start}
      >
        {text.calendarFile}
      </Button>
      <Button
        component="a"
        href={googleCalendarUrl(meeting, { company: company?.name ?? '', place })}
        target="_blank"
        rel="noreferrer"
        size="xs"
        variant="default"
      >
        {text.googleCalendar}
        <span className="visually-hidden"> {text.newTab}</span>
      </Button>
    </Inline>
  )
}
