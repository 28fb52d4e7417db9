import { hash as digest } from 'node:crypto'
import type { Actor } from '../../context.ts'
import type { Listener } from '../../db/listener.ts'

export const hashToken = (token: string): Buffer => digest('sha256', token, 'buffer')

export interface Actors {
  /** Whose token this is, where that is remembered. */
  known: (token: string | undefined) => Actor | undefined
  /** The person of this token; null for a token that is unknown or has ended. */
  of: (token: string | undefined) => Promise<Actor | null>
  forget: (user_no: number) => void
  /** Called with the user whose rights or sessions changed; undefined when anybody's may have. */
  onChange: (listen: (user_no: number | undefined) => void) => void
}

const freshMs = 60_000
const mostRemembered = 20_000
const tokenShape = /^[\w-]{20,100}$/

/**
 * Remembers who each token belongs to, so that reads cost no extra query. The database announces every change that
 * matters (0002_accounts.sql), and while those announcements cannot arrive nothing is cached.
 */
export const createActors = async (
  listener: Listener,
  read: (tokenHash: Buffer) => Promise<Actor | null>,
): Promise<Actors> => {
  const remembered = new Map<string, { actor: Actor; at: number }>()
  const listeners: ((user_no: number | undefined) => void)[] = []
  let changes = 0

  const notify = (user_no: number | undefined) => {
    for (const listen of listeners) listen(user_no)
  }
  const forget = (user_no: number) => {
    changes++
    for (const [token, { actor }] of remembered) if (actor.user_no === user_no) remembered.delete(token)
    notify(user_no)
  }

  await listener.on('crm_actor', (payload) => forget(Number(payload)))
  listener.onGap(() => {
    changes++
    remembered.clear()
    notify(undefined)
  })

  const remember = (token: string, actor: Actor) => {
    if (remembered.size >= mostRemembered) remembered.clear()
    remembered.set(token, { actor, at: Date.now() })
  }

  const known = (token: string | undefined) => {
    const found = token ? remembered.get(token) : undefined
    return found && Date.now() - found.at < freshMs ? found.actor : undefined
  }

  return {
    forget,
    known,
    onChange: (hear) => {
      listeners.push(hear)
    },
    of: async (token) => {
      if (!token || !tokenShape.test(token)) return null
      const found = known(token)
      if (found) return found
      const changesBefore = changes
      const actor = await read(hashToken(token))
      // An answer that was on its way while something changed may already be old.
      // A view ends with a session of somebody else, so it is read anew every time.
      if (actor && !actor.viewer_no && changes === changesBefore && listener.isListening()) remember(token, actor)
      return actor
    },
  }
}
