import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type * as z from 'zod'
import { parseFilter, printFilter } from './filterText.ts'
import { useChangeSearch } from './useChangeSearch.ts'

type ChangeFilter<Filter> = (change: Partial<Filter>, options?: { replace?: boolean }) => void

/**
 * A list's filter, kept in the address: links, reloads and the back button keep it.
 * A change merges into what is there and goes back to the first page, unless it names the page itself.
 */
export const useFilter = <S extends z.ZodObject>(
  schema: S | undefined,
): [filter: z.output<S>, change: ChangeFilter<z.output<S>>] => {
  const [search] = useSearchParams()
  const changeSearch = useChangeSearch()
  const filter = useMemo(() => (schema ? parseFilter(schema, search) : ({} as z.output<S>)), [schema, search])

  const change = useCallback<ChangeFilter<z.output<S>>>(
    (patch, options) => {
      if (!schema) return
      changeSearch(
        (now) => printFilter(schema, { ...parseFilter(schema, now), offset: undefined, ...patch } as never, now),
        { replace: options?.replace ?? false },
      )
    },
    [schema, changeSearch],
  )
  return [filter, change]
}
