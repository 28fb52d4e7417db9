import { portalMeetings } from '@crm/contract/features/portalMeetings/portalMeetings'
import { daysAfter, koreaToday } from '../../shared/lib/format/date.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'

const mostComing = 20
const mostPast = 5

/** What is planned for a project from today on. */
export const useComingOfProject = (proj_no: number) =>
  useRead(portalMeetings.list, { query: { proj_no, start_dt: koreaToday(), limit: mostComing } })

/** The last few meetings of a project before today. */
export const usePastOfProject = (proj_no: number) =>
  useRead(portalMeetings.list, {
    query: { proj_no, end_dt: daysAfter(koreaToday(), -1), desc: 1, limit: mostPast },
  })
