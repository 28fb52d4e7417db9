import type { RememberedList } from '@crm/contract/features/account/account'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { keep, kept } from '../../../lib/storage.ts'
import { useKeepLastFilter, useLastFilter } from './savedFilters.api.ts'

/** The page is where somebody was, not what they look for. */
const withoutPage = (search: URLSearchParams) => {
  const conditions = new URLSearchParams(search)
  conditions.delete('offset')
  return conditions.toString()
}

/** What to open the list with; undefined until it is known. This browser has it at hand, a new one asks the server. */
const useLast = (key: string, list: RememberedList, isOpening: boolean) => {
  const [here] = useState(() => kept(key))
  const { data, failureCount } = useLastFilter(list, isOpening && here === null)
  if (here !== null) return here
  if (data) return data.query[0]?.lf_search ?? ''
  return failureCount > 0 ? '' : undefined
}

/**
 * A list opened without a filter shows the last one of this person, on this list.
 * True while that filter is on its way into the address: nothing is worth reading yet.
 */
export const useRememberedFilter = (user_no: number, list: RememberedList) => {
  const key = `crm.filter.${user_no}.${list}`
  const [search, setSearch] = useSearchParams()
  const [isOpening, setOpening] = useState(search.size === 0)
  const last = useLast(key, list, isOpening)
  const { mutate: keepThere } = useKeepLastFilter()
  const isRestoring = isOpening && search.size === 0 && last !== ''

  useEffect(() => {
    if (isRestoring && last) setSearch(last, { replace: true })
    if (!isRestoring) setOpening(false)
  }, [isRestoring, last, setSearch])

  useEffect(() => {
    const conditions = withoutPage(search)
    if (isRestoring || conditions === (kept(key) ?? '')) return
    keep(key, conditions)
    keepThere({ body: { lf_list: list, lf_search: conditions } })
  }, [search, isRestoring, key, list, keepThere])

  return isRestoring
}
