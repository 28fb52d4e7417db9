import { alimtalk, templateOf } from '@crm/contract/features/alimtalk/alimtalk'
import { koreaNow } from '../../shared/lib/format/date.ts'
import { useMay } from '../../shared/lib/session/useMay.ts'

type Invited = Parameters<typeof templateOf>[0] & { start_dt: string }

/** Whether there is an invitation for such a meeting (general ones have none), it has not begun, and one may send it. */
export const useMaySendAlimtalk = (meeting: Invited) =>
  useMay(alimtalk.send) && templateOf(meeting) !== null && meeting.start_dt > koreaNow()
