import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type * as z from 'zod'
import { parseFilter } from '../../../lib/address/filterText.ts'
import { useUser } from '../../../lib/session/currentUser.ts'
import { readStored, writeStored } from '../../../lib/storage/storage.ts'
import { type Piece, rememberedConditions } from '../filters/conditions.ts'
import { useKeepLastFilter, useLastFilter } from './savedFilters.api.ts'

/** What to open the list with; undefined until it is known. The browser stores it, a new browser asks the server. */
const useLast = (key: string, list: string, isOpening: boolean) => {
  const [here] = useState(() => readStored(key) ?? readStored(key, 'tab'))
  const { data, failureCount } = useLastFilter(list, isOpening && here === null)
  const there = data && (data.query[0]?.lf_search ?? '')
  useEffect(() => {
    // Asked once a tab: another device may have another filter by then, but nobody waits for it each time.
    if (there !== undefined) writeStored(key, there, 'tab')
  }, [key, there])
  return here ?? there ?? (failureCount > 0 ? '' : undefined)
}

/**
 * A list opened without a filter shows the last one of this person, without its keyword and its view.
 * True while that filter is on its way into the address: nothing is worth reading yet. Without a list name nothing is remembered.
 */
export const useRememberedFilter = (list: string | undefined, schema: z.ZodObject, pieces: readonly Piece[]) => {
  const key = `crm.filter.${useUser()?.user_no ?? 0}.${list ?? ''}`
  const [search, setSearch] = useSearchParams()
  const [isOpening, setOpening] = useState(list !== undefined && search.size === 0)
  const last = useLast(key, list ?? '', isOpening)
  const { mutate: keepThere } = useKeepLastFilter()
  const isRestoring = isOpening && search.size === 0 && last !== ''

  useEffect(() => {
    if (isRestoring && last) setSearch(last, { replace: true })
    if (!isRestoring) setOpening(false)
  }, [isRestoring, last, setSearch])

  const conditions = rememberedConditions(schema, pieces, parseFilter(schema, search))
  const opened = useRef<string>(undefined)
  // With what is shown: whoever sees the list of a filter and leaves finds that filter again.
  useLayoutEffect(() => {
    if (!list || isRestoring) return
    // What a link brought along was not chosen here: only what changes from then on is remembered.
    const before = opened.current
    opened.current = conditions
    if (before === undefined || before === conditions) return
    writeStored(key, conditions)
    keepThere({ body: { lf_list: list, lf_search: conditions } })
  }, [conditions, isRestoring, key, list, keepThere])

  return isRestoring
}
