import { mostSavedFilters, SavedFilterDraft, tooManyFilters } from '@crm/contract/features/account/account'

/** Why a filter cannot be saved under this name; one of the same name gives way, however many there are. */
export const nameProblem = (typed: string, known: readonly string[]) => {
  const { error } = SavedFilterDraft.shape.sf_name.safeParse(typed)
  if (error) return error.issues[0]?.message ?? null
  return known.length >= mostSavedFilters && !known.includes(typed.trim()) ? tooManyFilters : null
}
