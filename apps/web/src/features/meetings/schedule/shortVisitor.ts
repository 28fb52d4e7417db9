import { visitorName } from '@crm/contract/features/meetings/meetingNames'
import { withoutCompanyKind } from '@crm/contract/kit/people'

/** Where there is room for a few letters. */
export const shortVisitorOf = (meeting: Parameters<typeof visitorName>[0]) => withoutCompanyKind(visitorName(meeting))
