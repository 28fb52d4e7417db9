import { createClient } from '@crm/contract/kit/client'
import { session } from '../../shared/lib/session/session.ts'

const askServer = async (token: string) => {
  const { auth, endedCause } = await import('@crm/contract/features/auth/auth')
  const call = createClient({ headers: () => ({ authorization: `Bearer ${token}` }) })
  const [ended] = (await call(auth.ended)).query
  return ended ? endedCause.label(ended.cause) : null
}

/** Why the session that was here is over, in words; null when there was none or the reason is unknown. */
export const readEndedCause = async () => {
  const token = session.takeEnded()
  return token ? askServer(token).catch(() => null) : null
}
