import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type * as z from 'zod'
import { parseFilter, printFilter } from './filterText.ts'

type ChangeFilter<Filter> = (change: Partial<Filter>, options?: { replace?: boolean }) => void

/**
 * A list's filter, kept in the address: links, reloads and the back button keep it.
 * A change merges into what is there and goes back to the first page, unless it names the page itself.
 */
export const useFilter = <S extends z.ZodObject>(
  schema: S | undefined,
): [filter: z.output<S>, change: ChangeFilter<z.output<S>>] => {
  const [search, setSearch] = useSearchParams()
  const filter = useMemo(() => (schema ? parseFilter(schema, search) : ({} as z.output<S>)), [schema, search])

  // Two changes in a row: the second builds on the first, although the address does not show that one yet.
  const newest = useRef(search)
  useEffect(() => {
    newest.current = search
  }, [search])

  const change = useCallback<ChangeFilter<z.output<S>>>(
    (patch, options) => {
      if (!schema) return
      const { current } = newest
      const changed = { ...parseFilter(schema, current), offset: undefined, ...patch } as never
      newest.current = printFilter(schema, changed, current)
      setSearch(newest.current, { preventScrollReset: true, replace: options?.replace ?? false })
    },
    [schema, setSearch],
  )
  return [filter, change]
}
