import type { User } from '@crm/contract/features/auth/auth'
import { screenAt } from '../../routing/screenAt.ts'

const active = 1
const pathsAlone = ['/public/', '/pre-survey/', '/employee/work/new-tab-pre/', '/device-check', '/test']
const screensAlone = new Set<string>(['Login', 'JoinResult', 'PageError', 'EstimateStep'])

/** Screens without sidebar and meeting recorder (docs/rules.md, screens). */
export const standsAlone = (pathname: string) => pathsAlone.some((start) => pathname.startsWith(start))

type Person = Pick<User, 'user_type' | 'state' | 'client_state' | 'emp_state' | 'vc_state'>

/** Only active staff have a sidebar, and not on every page (docs/rules.md, screens). */
export const showsSidebar = (user: Person, pathname: string, screenName: string = screenAt(pathname)) => {
  const isActive = user.state === active && [user.client_state, user.emp_state, user.vc_state].includes(active)
  return isActive && user.user_type === 'emp' && !screensAlone.has(screenName) && !standsAlone(pathname)
}
