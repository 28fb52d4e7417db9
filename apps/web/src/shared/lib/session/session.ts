import { readStored, writeStored } from '../storage/storage.ts'

const tokenKey = 'crm.token'

/** `replaced`: another tab holds a new token, of the same person or of somebody else. */
type SessionChange = 'started' | 'ended' | 'replaced'
type Listener = (change: SessionChange) => void

/** Of a tab that shows the portal as a client sees it (고객으로 보기): it stays in that tab. */
const viewKey = 'crm.view'

/** A token that the server no longer takes, until the sign-in screen has asked why. */
const endedKey = 'crm.ended'
/** True while somebody signs out: then nobody needs to be told why the session ended. */
let isLeaving = false

let isView = readStored(viewKey, 'tab') !== null
let token = readStored(viewKey, 'tab') ?? readStored(tokenKey)
const listeners = new Set<Listener>()

const hold = (next: string | null) => {
  // A second sign-out must not overwrite the token that has ended.
  if (!isView && token !== next) writeStored(endedKey, next === null && !isLeaving ? token : null, 'tab')
  token = next
  if (isView) writeStored(viewKey, next, 'tab')
  else writeStored(tokenKey, next)
  // The tab belongs to the member of staff again.
  if (next === null) isView = false
}

const notify = (change: SessionChange) => {
  for (const listener of [...listeners]) listener(change)
}

/** The one place that holds the bearer token; screens listen to it and redirect. */
export const session = {
  token: () => token,

  isView: () => isView,

  /** Hands a view over to a tab that was opened for it; an address would be logged. */
  giveView: (tab: Window, viewToken: string) => tab.sessionStorage.setItem(viewKey, viewToken),

  start(next: string) {
    isLeaving = false
    hold(next)
    notify('started')
  },

  /** The same session under a new token. */
  renew: hold,

  end() {
    if (token === null) return
    hold(null)
    notify('ended')
  },

  /** Called before people sign out, who need not be told why they are. */
  leave() {
    isLeaving = true
    writeStored(endedKey, null, 'tab')
  },

  /** Whether people ended it themselves. */
  isLeaving: () => isLeaving,

  /** The token whose end people have not been told of, once. */
  takeEnded() {
    const ended = readStored(endedKey, 'tab')
    writeStored(endedKey, null, 'tab')
    return ended
  },

  /** Drops a token that turned out to be worthless; the caller decides where to go. */
  forget: () => hold(null),

  onChange(listener: Listener) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** Tabs share one session: signing in or out in one does so in all. */
export const followOtherTabs = () =>
  addEventListener('storage', ({ key, newValue }) => {
    if (isView || key !== tokenKey || newValue === token) return
    const before = token
    token = newValue
    notify(newValue === null ? 'ended' : before === null ? 'started' : 'replaced')
  })
