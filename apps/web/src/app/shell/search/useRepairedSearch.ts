import { inOtherLayout } from '../../../shared/lib/keyboard/hangulKeyboard.ts'
import type { SearchSource } from '../../../shared/lib/page/palette.ts'
import type { LocalOffers } from './localGroups.ts'
import { useSearch } from './useSearch.ts'

/** What is typed finds nothing: perhaps it was typed in the other layout (`dkssud` for 안녕). */
export const useRepairedSearch = (sources: readonly SearchSource[], offers: LocalOffers, typed: string) => {
  const asTyped = useSearch(sources, offers, typed)
  const meant = asTyped.isNothing ? inOtherLayout(typed) : null
  const repaired = useSearch(sources, offers, meant ?? '')
  const isBetter = meant !== null && (!repaired.isSettled || repaired.groups.length > 0)
  return isBetter ? { found: repaired, meant } : { found: asTyped, meant: null }
}
