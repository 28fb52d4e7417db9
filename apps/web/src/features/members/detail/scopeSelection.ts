import { type ScopeName, scopeNames } from '@crm/contract/scopes'

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
