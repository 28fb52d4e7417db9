import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { useChangeSearch } from '../../shared/lib/address/useChangeSearch.ts'

export const lastStep = 6
/** The first of the steps at which nothing is written any more. */
export const lookStep = 5

/** The step that the address names, within what there is. */
export const stepIn = (stated: string | null, first: number) => {
  const step = Number(stated)
  return Number.isInteger(step) && step >= first && step <= lastStep ? step : first === 1 ? 1 : lastStep
}

/** Which step is open: `?step=3`. Back and forward go through the steps that were open. */
export const useStep = (first = 1) => {
  const [search] = useSearchParams()
  const changeSearch = useChangeSearch()
  const go = useCallback(
    (to: number) =>
      changeSearch((changed) => {
        changed.set('step', String(to))
        return changed
      }),
    [changeSearch],
  )
  return [stepIn(search.get('step'), first), go] as const
}
