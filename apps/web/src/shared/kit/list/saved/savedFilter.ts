import {
  filterNameTaken,
  mostSavedFilters,
  SavedFilterDraft,
  tooManyFilters,
} from '@crm/contract/features/account/account'

const wordingProblem = (typed: string) =>
  SavedFilterDraft.shape.sf_name.safeParse(typed).error?.issues[0]?.message ?? null

/** Why a filter cannot be called this instead; `others` are the names that are taken. */
export const renameProblem = (typed: string, others: readonly string[]) =>
  wordingProblem(typed) ?? (others.includes(typed.trim()) ? filterNameTaken : null)

/** Why a filter cannot be saved under this name; one of the same name gives way, however many there are. */
export const nameProblem = (typed: string, known: readonly string[]) => {
  const wrong = wordingProblem(typed)
  if (wrong) return wrong
  return known.length >= mostSavedFilters && !known.includes(typed.trim()) ? tooManyFilters : null
}
