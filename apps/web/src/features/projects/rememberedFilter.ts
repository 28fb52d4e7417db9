import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { keep, kept } from '../../shared/lib/storage.ts'

const keyOf = (user_no: number, list: string) => `crm.filter.${user_no}.${list}`

/** The page is where somebody was, not what they look for. */
const withoutPage = (search: URLSearchParams) => {
  const conditions = new URLSearchParams(search)
  conditions.delete('offset')
  return conditions.toString()
}

/**
 * A list opened without a filter shows the last one of this person, on this list.
 * True while that filter is on its way into the address: nothing is worth reading yet.
 */
export const useRememberedFilter = (user_no: number, list: string) => {
  const [search, setSearch] = useSearchParams()
  const [wanted, setWanted] = useState(() => (search.size === 0 ? kept(keyOf(user_no, list)) || null : null))

  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once, when the list appears
  useEffect(() => {
    if (wanted) setSearch(wanted, { replace: true })
  }, [])

  useEffect(() => {
    if (search.size > 0) setWanted(null)
    if (search.size > 0 || wanted === null) keep(keyOf(user_no, list), withoutPage(search))
  }, [search, wanted, user_no, list])

  return wanted !== null && search.size === 0
}
