import { meetingRequests } from '@crm/contract/features/meetingRequests/meetingRequests'
import type { QueryOf } from '@crm/contract/kit/endpoint'
import { useRead } from '../../shared/lib/useRead.ts'
import { useWrite } from '../../shared/lib/useWrite.ts'
import { requestsText } from './meetingRequests.messages.ts'

/** What clients wait for an answer to, about a project or a meeting. */
export const useOpenRequests = (of: Pick<QueryOf<typeof meetingRequests.list>, 'proj_no' | 'ms_no'>) =>
  useRead(meetingRequests.list, { query: { ...of, state: 'asked', limit: 20 } })

const shownOwn = 5

export const useOwnRequests = () => useRead(meetingRequests.ofClient, { query: { limit: shownOwn } })

export const useWithdraw = () => useWrite(meetingRequests.withdraw, { done: requestsText.withdrawn })
