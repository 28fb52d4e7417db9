import { type ScreenName, screenOf } from '@crm/contract/screens'
import { data, type LoaderFunction, redirect } from 'react-router'
import { readUser } from '../features/auth/auth.api.ts'
import { decide } from './decide.ts'
import { signInPath } from './returnPath.ts'

/** Nobody's profile matters on a public screen, and the sign-in screen shows itself when it cannot be read. */
const userFor = (name: ScreenName) => {
  if (name === 'Login') return readUser().catch(() => null)
  return screenOf(name).area === 'public' ? null : readUser()
}

/** Runs before a screen appears and sends people where they belong. */
export const routeGuard =
  (name: ScreenName): LoaderFunction =>
  async ({ request }) => {
    const decision = decide({ name, ...screenOf(name) }, await userFor(name))
    const { pathname, search, hash } = new URL(request.url)
    if (decision.kind === 'signIn') throw redirect(signInPath(pathname + search + hash))
    if (decision.kind === 'go') throw redirect(screenOf(decision.to).path)
    if (decision.kind === 'forbidden') throw data(null, { status: 403 })
    return null
  }
