import type { User } from '@crm/contract/features/auth/auth'
import type { Screen } from '@crm/contract/kit/screen'
import { screens } from '@crm/contract/screens'
import { matchPath } from 'react-router'
import { holdsScope } from '../../shared/lib/session/useMay.ts'

interface Visitor extends Pick<User, 'user_type'> {
  emp_scope: readonly string[]
}

const mayOpen = (screen: Screen, { user_type, emp_scope }: Visitor) =>
  (screen.area === 'any' || screen.area === 'public' || screen.area === user_type) &&
  (user_type !== 'emp' || holdsScope(screen, emp_scope))

/** Whether a banner is worth showing to this person: it leads out, to a static page, or to a screen they may open. */
export const leadsSomewhere = (link: string | null, visitor: Visitor | undefined) => {
  if (!link?.startsWith('/') || link.startsWith('/site/')) return true
  const path = link.split(/[?#]/)[0] ?? ''
  const screen = Object.values<Screen>(screens).find((known) => known.path !== '*' && matchPath(known.path, path))
  return Boolean(screen && visitor && mayOpen(screen, visitor))
}
