import {
  type FilteredList,
  mostSavedFilters,
  SavedFilterDraft,
  tooManyFilters,
} from '@crm/contract/features/account/account'

/** The page, the day and the record beside the list are where somebody is, not what they look for. */
const whereabouts: Record<FilteredList, string[]> = {
  projects: ['offset'],
  todos: ['offset', 'tl_no'],
  meetings: ['offset', 'date', 'ms_no'],
}

/** What of an address is worth a name. */
export const conditionsOf = (list: FilteredList, search: URLSearchParams) => {
  const conditions = new URLSearchParams(search)
  for (const name of whereabouts[list]) conditions.delete(name)
  return conditions
}

/** Why a filter cannot be saved under this name; one of the same name gives way, however many there are. */
export const nameProblem = (typed: string, known: readonly string[]) => {
  const { error } = SavedFilterDraft.shape.sf_name.safeParse(typed)
  if (error) return error.issues[0]?.message ?? null
  return known.length >= mostSavedFilters && !known.includes(typed.trim()) ? tooManyFilters : null
}
