import { authScreens } from '@crm/contract/features/auth/auth.screens'
import { homeScreens } from '@crm/contract/features/home/home.screens'

// The sign-in screen needs these two addresses, and must not wait for the whole route table.
const loginPath = authScreens.Login.path
const indexPath = homeScreens.Index.path
const somewhere = 'http://same.site'

/** Two slashes at the beginning would be another host's name; dots between them (`/.//host`) vanish when it is read. */
const isHost = (path: string) => /^[/\\]{2}/.test(path)

/** `redirectFrom` as far as it can be trusted: a path on this site that is not the sign-in screen itself. */
export const returnPath = (search: string): string => {
  const wanted = new URLSearchParams(search).get('redirectFrom') ?? ''
  const url = URL.canParse(wanted, somewhere) ? new URL(wanted, somewhere) : null
  const isPath = wanted.startsWith('/') && url?.origin === somewhere && !isHost(url.pathname)
  const isOurs = isPath && url.pathname !== loginPath
  return url && isOurs ? url.pathname + url.search + url.hash : indexPath
}

/** The address of a screen that stands in the way of another, and remembers which. */
export const pathBackTo = (path: string, wanted: string): string =>
  wanted === indexPath ? path : `${path}?${new URLSearchParams({ redirectFrom: wanted })}`

/** The sign-in screen's address for somebody who wanted to be elsewhere. */
export const signInPath = (wanted: string): string => pathBackTo(loginPath, wanted)
