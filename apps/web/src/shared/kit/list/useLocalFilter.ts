import { useCallback, useState } from 'react'
import type * as z from 'zod'
import { parseFilter } from '../../lib/address/filterText.ts'

/** A filter of a list that is not a page: kept while it is shown, and never in the address. */
export const useLocalFilter = <S extends z.ZodObject>(schema: S, initial: Partial<z.output<S>>) => {
  const [filter, setFilter] = useState<z.output<S>>(() => ({
    ...parseFilter(schema, new URLSearchParams()),
    ...initial,
  }))
  /** Goes back to the first page, unless the change names the page itself. */
  const change = useCallback((patch: Partial<z.output<S>>) => setFilter((now) => ({ ...now, offset: 0, ...patch })), [])
  return [filter, change] as const
}
