import type { User } from '@crm/contract/features/auth'
import type { Screen, ScreenName } from '@crm/contract/screens'
import { isWaiting } from '../features/auth/membership.ts'

export type NamedScreen = Screen & { name: string }

export type Decision =
  | { kind: 'show' }
  | { kind: 'go'; to: ScreenName }
  /** To the sign-in screen, and back here afterwards. */
  | { kind: 'signIn' }
  | { kind: 'forbidden' }

const show: Decision = { kind: 'show' }
const go = (to: ScreenName): Decision => ({ kind: 'go', to })

const homes: Record<User['user_type'], ScreenName> = { emp: 'Index', client: 'BizHome', vc: 'VcEventMain' }

const holdsScope = (screen: Screen, user: User) =>
  !screen.scope || screen.scope.some((name) => user.emp_scope.includes(name))

/** What happens when somebody opens a screen: document 1, sections 2.2, 4.1 and 6. */
export const decide = (screen: NamedScreen, user: User | null): Decision => {
  if (screen.area === 'public') return screen.name === 'Login' && user ? go('Index') : show
  if (!user) return { kind: 'signIn' }
  if (isWaiting(user)) return screen.name === 'JoinResult' ? show : go('JoinResult')
  if (screen.name === 'JoinResult') return go('Index')

  const home = homes[user.user_type]
  if (screen.name === 'Index') return home === 'Index' ? show : go(home)
  if (screen.area !== 'any' && screen.area !== user.user_type) return go('Index')
  if (user.user_type === 'emp' && !holdsScope(screen, user)) return { kind: 'forbidden' }
  return show
}
