import { scopeTree } from '@crm/contract/features/members/scopeTree'
import type { MenuGroup, Screen } from '@crm/contract/kit/screen'
import { type ScopeName, scopeNames } from '@crm/contract/scopes'

/** Whether there is something that the scope opens: a screen of its name, or an entry of the menu that asks for it. */
const opensSomething = (table: Record<string, Screen>, name: ScopeName) =>
  Object.hasOwn(table, name) || Object.values(table).some(({ menu, scope }) => menu && scope?.includes(name))

/** Menus whose screens are there; what else somebody holds stays as it is. */
export const existingScopes = (table: Record<string, Screen>) =>
  Object.fromEntries(
    Object.entries(scopeTree).map(([group, names]) => [group, names.filter((name) => opensSomething(table, name))]),
  ) as Record<MenuGroup, ScopeName[]>

type GroupState = 'all' | 'some' | 'none'

/** How much of a group is chosen. */
export const stateOf = (group: readonly ScopeName[], chosen: readonly ScopeName[]): GroupState => {
  const count = group.filter((name) => chosen.includes(name)).length
  if (count === 0) return 'none'
  return count === group.length ? 'all' : 'some'
}

const inOrder = (chosen: Set<ScopeName>) => scopeNames.filter((name) => chosen.has(name))

/** These chosen or not, the others as they were; always in the order of the menu. */
export const withScopes = (chosen: readonly ScopeName[], names: readonly ScopeName[], isChosen: boolean) => {
  const next = new Set(chosen)
  for (const name of names) isChosen ? next.add(name) : next.delete(name)
  return inOrder(next)
}

/** What cannot be taken away stays, whatever a group or a preset says. */
export const keeping = (chosen: readonly ScopeName[], kept: readonly ScopeName[]) =>
  inOrder(new Set([...chosen, ...kept]))

export const isSame = (one: readonly ScopeName[], other: readonly ScopeName[]) =>
  one.length === other.length && one.every((name) => other.includes(name))
