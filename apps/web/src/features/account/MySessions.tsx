import { SessionCard } from '../members/detail/SessionCard.tsx'
import { useEndMySession, useMySessions, useSignOutEverywhere } from './account.api.ts'
import { accountText } from './account.messages.ts'

/** Where I am signed in. */
export const MySessions = () => {
  const end = useEndMySession()
  const endAll = useSignOutEverywhere()
  return (
    <SessionCard
      read={useMySessions()}
      onEnd={(session_no) => end.mutate({ params: { session_no } })}
      onEndAll={() => endAll.mutate()}
      isBusy={end.isPending || endAll.isPending}
      endAll={accountText.signOutEverywhere}
    />
  )
}
