import { type ScreenName, screenOf } from '@crm/contract/screens'
import { data, type LoaderFunction, redirect } from 'react-router'
import { readUser } from '../../shared/lib/session/currentUser.ts'
import { pathBackTo, returnPath, signInPath } from './returnPath.ts'
import { decideRoute, dependsOnUser } from './routeDecision.ts'

/** Nobody's profile matters on most public screens, and the others show themselves when it cannot be read. */
const userFor = (name: ScreenName) => {
  if (dependsOnUser(name)) return readUser().catch(() => null)
  return screenOf(name).area === 'public' ? null : readUser()
}

/** Runs before a screen appears and sends people where they belong. */
export const routeGuard =
  (name: ScreenName): LoaderFunction =>
  async ({ request }) => {
    const decision = decideRoute({ name, ...screenOf(name) }, await userFor(name))
    const { pathname, search, hash } = new URL(request.url)
    const wanted = pathname + search + hash
    if (decision.kind === 'signIn') throw redirect(signInPath(wanted))
    if (decision.kind === 'goOn') throw redirect(returnPath(search))
    if (decision.kind === 'go') {
      const { path } = screenOf(decision.to)
      throw redirect(decision.comesBack ? pathBackTo(path, wanted) : path)
    }
    if (decision.kind === 'forbidden') throw data(null, { status: 403 })
    return null
  }
