import { account } from '@crm/contract/features/account/account'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { session } from '../../shared/lib/session/session.ts'
import { membersText as memberText } from '../members/members.messages.ts'

export const useMyInfo = () => useRead(account.read)
export const useMySessions = () => useRead(account.sessions)

export const useEndMySession = () => useWrite(account.endSession, { done: memberText.ended })
/** This browser is signed out with the others. */
export const useSignOutEverywhere = () =>
  useWrite(account.endSessions, {
    onDone: () => {
      session.leave()
      session.end()
    },
  })
