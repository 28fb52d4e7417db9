import type { User } from '@crm/contract/features/auth/auth'
import type { Screen } from '@crm/contract/kit/screen'
import type { ScreenName } from '@crm/contract/screens'
import { isWaiting } from '../../features/auth/membership.ts'
import { holdsScope } from '../../shared/lib/session/useMay.ts'
import { homeOf } from './home.ts'

export type NamedScreen = Screen & { name: string }

export type RouteDecision =
  | { kind: 'show' }
  /** `comesBack`: and from there to where they wanted to be. */
  | { kind: 'go'; to: ScreenName; comesBack?: boolean }
  /** On to where they wanted to be before something stood in the way. */
  | { kind: 'goOn' }
  /** To the sign-in screen, and back here afterwards. */
  | { kind: 'signIn' }
  | { kind: 'forbidden' }

const show: RouteDecision = { kind: 'show' }
const go = (to: ScreenName): RouteDecision => ({ kind: 'go', to })

/** What is for people who have no account yet, or are not signed in. */
const forNewcomers = new Set(['Login', 'JoinType', 'JoinClient', 'JoinStaff', 'JoinVc'])

/** Open to every type of user: these screens show nothing that belongs to one type. */
const inNoArea = new Set(['Index', 'ClientCampDetailV3', 'ClientCampLectureV3', 'ClientCampLectureSampleV3'])

/** Public screens that still look different to somebody who is signed in. */
export const dependsOnUser = (name: string) => forNewcomers.has(name) || name === 'JoinResult'

/** The gates in their order: approval, then the device (docs/rules.md, screens). */
const gateOf = (user: User): ScreenName | null => {
  if (user.user_type === 'client' && isWaiting(user)) return 'JoinResult'
  if (user.user_type === 'emp' && isWaiting(user)) return 'JoinResult'
  if (user.user_type === 'emp' && !user.is_device_verified) return 'DeviceCheck'
  if (user.user_type === 'vc' && isWaiting(user)) return 'JoinResult'
  return null
}

const decidePublic = (screen: NamedScreen, user: User | null): RouteDecision => {
  if (forNewcomers.has(screen.name)) return user ? go('Index') : show
  if (screen.name === 'JoinResult') return user && gateOf(user) !== 'JoinResult' ? go('Index') : show
  return show
}

/** Decides whether a person who opens a screen sees it, and where they are sent if not (docs/rules.md, screens). */
export const decideRoute = (screen: NamedScreen, user: User | null): RouteDecision => {
  if (screen.area === 'public') return decidePublic(screen, user)
  if (!user) return { kind: 'signIn' }
  const gate = gateOf(user)
  if (gate) return screen.name === gate ? show : { kind: 'go', to: gate, comesBack: gate === 'DeviceCheck' }
  if (screen.name === 'DeviceCheck') return { kind: 'goOn' }

  const home = homeOf(user)
  if (screen.name === 'Index') return home === 'Index' ? show : go(home)
  const isForeign = screen.area !== 'any' && screen.area !== user.user_type
  if (isForeign && !inNoArea.has(screen.name)) return go('Index')
  if (user.user_type === 'emp' && !holdsScope(screen, user.emp_scope)) return { kind: 'forbidden' }
  return show
}
