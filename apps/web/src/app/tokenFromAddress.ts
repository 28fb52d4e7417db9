import { takeDeviceOf } from '../shared/lib/session/device.ts'
import { askApp, isInApp, sendToApp } from '../shared/lib/session/mobileApp.ts'
import { session } from '../shared/lib/session/session.ts'

const parameter = 'migrate'
const tokenShape = /^[\w-]{20,100}$/

/** The token in `?migrate=`, base64; null when there is none that could be one. */
export const migratedToken = (search: string): string | null => {
  const written = new URLSearchParams(search).get(parameter)
  if (!written) return null
  try {
    // A plus sign in an address means a space.
    const token = atob(written.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/'))
    return tokenShape.test(token) ? token : null
  } catch {
    return null
  }
}

/** The address without the token: it is in nobody's history, bookmarks or links. */
export const withoutToken = (address: string): string => {
  const url = new URL(address)
  url.searchParams.delete(parameter)
  return url.pathname + url.search + url.hash
}

/** Takes the token of the address at once where nobody is signed in; otherwise answers it. */
const takeFromAddress = (): string | null => {
  if (!new URLSearchParams(location.search).has(parameter)) return null
  const token = migratedToken(location.search)
  history.replaceState(null, '', withoutToken(location.href))
  if (!token || token === session.token()) return null
  // Anybody can send a link: it must not replace one's own account unnoticed.
  if (session.token()) return token
  session.renew(token)
  return null
}

const takeFromApp = async () => {
  const given = await askApp()
  if (!given) return
  takeDeviceOf(given)
  if (given.token && tokenShape.test(given.token)) session.renew(given.token)
  else session.forget()
}

/** The app learns of every change, so that it can hand the session over at the next start. */
const keepAppInformed = () =>
  session.onChange((change) => {
    const token = session.token()
    if (token) sendToApp({ type: 'login', token })
    else if (change === 'ended') sendToApp({ type: 'logout' })
  })

/**
 * Before anything is shown: a session that another place has handed over, the mobile app or an address. Answers a token
 * that people have to be asked about, because they are signed in already.
 */
export const takeTokenFromAddress = async (): Promise<string | null> => {
  if (!isInApp()) return takeFromAddress()
  keepAppInformed()
  await takeFromApp()
  return null
}
