import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { useChangeSearch } from './useChangeSearch.ts'

const largest = 2 ** 31

/** A record's number in the address, `?tl_no=7`: which one is open beside the screen. Null for none, or for nonsense. */
export const useAddressNumber = (name: string) => {
  const [search] = useSearchParams()
  const changeSearch = useChangeSearch()
  const stated = Number(search.get(name))
  const number = Number.isInteger(stated) && stated > 0 && stated < largest ? stated : null
  const change = useCallback(
    (next: number | null, options?: { replace?: boolean }) =>
      changeSearch((changed) => {
        if (next === null) changed.delete(name)
        else changed.set(name, String(next))
        return changed
      }, options),
    [name, changeSearch],
  )
  return [number, change] as const
}
