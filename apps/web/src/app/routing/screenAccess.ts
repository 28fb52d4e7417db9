import type { User } from '@crm/contract/features/auth/auth'
import type { Screen } from '@crm/contract/kit/screen'
import { screens } from '@crm/contract/screens'
import { holdsScope } from '../../shared/lib/session/useMay.ts'

export type Person = Pick<User, 'user_type' | 'team_no' | 'emp_scope'>
export type ScreenTable = Record<string, Screen>

/** Whether there is such a screen, and the person may open it. */
export const mayOpen = (name: string, person: Person, table: ScreenTable = screens) => {
  const screen = table[name]
  if (!screen || (screen.area !== 'any' && screen.area !== person.user_type)) return false
  return person.user_type !== 'emp' || holdsScope(screen, person.emp_scope)
}

/** A screen's address for those who may open it; null for the others, and while the screen does not exist. */
export const pathTo = (name: string, person: Person, table: ScreenTable = screens): string | null =>
  mayOpen(name, person, table) ? (table[name]?.path ?? null) : null
