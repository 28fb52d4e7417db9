import { useState } from 'react'
import { keep, kept } from '../../shared/lib/storage.ts'

export const mostSavedFilters = 20

export interface SavedFilter {
  name: string
  /** As the address states it. */
  search: string
}

const keyOf = (user_no: number) => `crm.savedFilters.${user_no}`

const isSavedFilter = (value: unknown): value is SavedFilter =>
  typeof (value as SavedFilter)?.name === 'string' && typeof (value as SavedFilter).search === 'string'

const read = (user_no: number): SavedFilter[] => {
  try {
    const list: unknown = JSON.parse(kept(keyOf(user_no)) ?? '[]')
    return Array.isArray(list) ? list.filter(isSavedFilter) : []
  } catch {
    return []
  }
}

/** With this one; one of the same name gives way to it. */
export const withFilter = (list: readonly SavedFilter[], added: SavedFilter): SavedFilter[] =>
  list.some(({ name }) => name === added.name)
    ? list.map((filter) => (filter.name === added.name ? added : filter))
    : [...list, added]

/** Filters that a person gave a name to, on this computer. */
export const useSavedFilters = (user_no: number) => {
  const [list, setList] = useState(() => read(user_no))
  const change = (next: SavedFilter[]) => {
    keep(keyOf(user_no), JSON.stringify(next))
    setList(next)
  }
  return {
    list,
    isFull: list.length >= mostSavedFilters,
    save: (filter: SavedFilter) => change(withFilter(read(user_no), filter)),
    remove: (name: string) => change(read(user_no).filter((filter) => filter.name !== name)),
  }
}
