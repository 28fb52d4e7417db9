import { visitorName } from '@crm/contract/features/meetings/meetingNames'
import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import { withoutCompanyKind } from '@crm/contract/kit/people'

/** Where there is room for a few letters. */
export const shortVisitorOf = (meeting: Pick<Meeting, 'client_name' | 'ms_who'>) =>
  withoutCompanyKind(visitorName(meeting))
