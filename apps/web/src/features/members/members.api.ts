import { type memberEndpoints, members } from '@crm/contract/features/members/members'
import { reference } from '@crm/contract/features/reference/reference'
import { messages } from '@crm/contract/messages'
import { call } from '../../shared/lib/server/api.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { membersText } from './members.messages.ts'

/** The endpoints for one kind of people: staff with venture capitalists, or client people. */
export type MemberEndpoints = (typeof memberEndpoints)['staff'] | (typeof memberEndpoints)['client']

const of = (user_no: number) => ({ params: { user_no } })

export const useSessions = (ways: MemberEndpoints, user_no: number) => useRead(ways.sessions, of(user_no))
export const useDevices = (user_no: number) => useRead(members.devices, of(user_no))
export const useLogins = (ways: MemberEndpoints, user_no: number, query: { offset: number; limit: number }) =>
  useRead(ways.logins, { ...of(user_no), query })

export const useApprove = (ways: MemberEndpoints) => useWrite(ways.approve, { done: membersText.approved })
export const useRefuse = (ways: MemberEndpoints) => useWrite(ways.refuse, { done: membersText.refused })
export const useSuspend = (ways: MemberEndpoints) =>
  useWrite(ways.suspend, {
    done: membersText.suspended,
    undo:
      (_answer, { params }) =>
      () =>
        call(ways.restore, { params, body: {} }),
  })
export const useRestore = (ways: MemberEndpoints) => useWrite(ways.restore, { done: messages.restored })
export const useLeave = () => useWrite(members.leave, { done: membersText.left })
export const useEndSession = (ways: MemberEndpoints) => useWrite(ways.endSession, { done: membersText.ended })
export const useEndSessions = (ways: MemberEndpoints) => useWrite(ways.endSessions, { done: membersText.ended })
export const useRevokeDevice = () => useWrite(members.revokeDevice, { done: membersText.revoked })

/** Teams to choose from, as a select wants them. */
export const useTeamOptions = () => {
  const { data } = useRead(reference.teams, { query: { limit: 1000 } })
  return (data?.query ?? []).map(({ team_no, team_name }) => ({ value: String(team_no), label: team_name }))
}
