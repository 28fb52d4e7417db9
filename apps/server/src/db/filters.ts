import type { RawBuilder } from 'kysely'

/** Of a list's query these choose the page and its order, not the rows. */
type Presentation = 'offset' | 'limit' | 'sort' | 'desc'

export type Filters<Query> = {
  [Name in Exclude<keyof Query, Presentation>]-?: (value: NonNullable<Query[Name]>) => RawBuilder<unknown> | undefined
}

const isGiven = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && !value.length)

/**
 * The conditions of a list from its endpoint's query: one function a filter, so that one which is declared and not
 * answered is a type error. Filters that nobody filled in are left out; a function may answer undefined for "no condition".
 */
export const filterConditions = <Query extends object>(query: Query, filters: Filters<Query>) =>
  Object.entries(filters).flatMap(([name, filter]) => {
    const value = query[name as keyof Query]
    return isGiven(value) ? ((filter as (value: unknown) => RawBuilder<unknown> | undefined)(value) ?? []) : []
  })

/** The same key for the same filters in any order: for cached totals. */
export const filterKey = (name: string, query: object) => {
  const { offset: _, limit: __, sort: ___, desc: ____, ...filter } = query as Record<string, unknown>
  return `${name} ${JSON.stringify(
    Object.entries(filter)
      .filter(([, value]) => isGiven(value))
      .sort(),
  )}`
}
