import type { User } from '@crm/contract/features/auth/auth'
import { useEffect, useRef } from 'react'
import { session } from '../../shared/lib/session/session.ts'
import { wantsPush } from './pushChoice.ts'

/** Once per start, and only where somebody asked for it: others need not even fetch the code. */
export const useRestorePush = (user: User | undefined) => {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || !user || session.isView() || !wantsPush(user.user_no)) return
    isDone.current = true
    // Without it people still have the bell; the switch in their profile shows that it is off.
    import('./push.ts').then(({ restorePush }) => restorePush(user.user_web_push_tokens)).catch(() => undefined)
  }, [user])
}
