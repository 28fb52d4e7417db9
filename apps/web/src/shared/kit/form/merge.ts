import { keysOf } from '@crm/contract/kit/keysOf'
/** What a form holds, by the names of its fields. */
export type Fields = Record<string, unknown>

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

interface Merged<Values> {
  values: Values
  /** Changed here and by somebody else, and not to the same: `values` has what was typed here. */
  conflicts: (keyof Values & string)[]
  /** Changed by somebody else only: `values` has theirs. */
  taken: (keyof Values & string)[]
}

/** Brings what was typed here (`mine`) onto what somebody else has saved meanwhile (`theirs`), field by field. */
export const mergeRecord = <Values extends Fields>(base: Values, mine: Values, theirs: Values): Merged<Values> => {
  const names = keysOf(theirs)
  const isMine = (name: keyof Values) => !isSame(mine[name], base[name])
  const isTheirs = (name: keyof Values) => !isSame(theirs[name], base[name])
  const values = { ...theirs }
  for (const name of names) if (isMine(name)) values[name] = mine[name]
  return {
    values,
    conflicts: names.filter((name) => isMine(name) && isTheirs(name) && !isSame(mine[name], theirs[name])),
    taken: names.filter((name) => !isMine(name) && isTheirs(name)),
  }
}

/** What differs from how it was: sent alone, it leaves everything else to whoever changed it meanwhile. */
export const changedFields = <Values extends Fields>(before: Values, after: Values): Partial<Values> => {
  const changed: Partial<Values> = {}
  for (const name of keysOf(after)) if (!isSame(before[name], after[name])) changed[name] = after[name]
  return changed
}
