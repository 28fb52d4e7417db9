import { meetingRequests } from '@crm/contract/features/meetingRequests/meetingRequests'
import { portal } from '@crm/contract/features/portal/portal'
import type { QueryOf } from '@crm/contract/kit/endpoint'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { requestsText } from './meetingRequests.messages.ts'

/** What clients wait for an answer to, about a project or a meeting. */
export const useOpenRequests = (of: Pick<QueryOf<typeof meetingRequests.list>, 'proj_no' | 'ms_no'>) =>
  useRead(meetingRequests.list, { query: { ...of, state: 'asked', limit: 20 } })

/** The company's projects, as its home lists them. */
export const useOwnProjects = () => useRead(portal.home).data?.query[0]?.projects ?? []

const shownOwn = 5

export const useOwnRequests = () => useRead(meetingRequests.ofClient, { query: { limit: shownOwn } })

export const useWithdraw = () => useWrite(meetingRequests.withdraw, { done: requestsText.withdrawn })
