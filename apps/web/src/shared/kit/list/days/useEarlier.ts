import type { AnyEndpoint, RequestOf } from '@crm/contract/kit/endpoint'
import { useMemo, useState } from 'react'
import { useReadPages } from '../../../lib/server/useReadPages.ts'
import type { RowOf } from '../useList.ts'

const rowsAtOnce = 20

interface EarlierOptions<E extends AnyEndpoint> {
  endpoint: E
  /** Undefined where nothing is folded. */
  query: object | undefined
}

/** What is before the day at which a list opens: read page by page once it is unfolded, and shown above the rest. */
export const useEarlier = <E extends AnyEndpoint>({ endpoint, query }: EarlierOptions<E>) => {
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen && query !== undefined
  const read = useReadPages(endpoint, { query } as unknown as RequestOf<E>, rowsAtOnce, { enabled: isShown })
  const rows = useMemo((): RowOf<E>[] => (isShown && read.rows ? read.rows.toReversed() : []), [isShown, read.rows])

  return {
    rows,
    isShown,
    isReading: isShown && read.isPending,
    /** Undefined where there are no more. */
    more: isShown && read.hasMore && !read.isAdding ? read.more : undefined,
    isEmpty: isShown && !read.isPending && rows.length === 0,
    toggle: () => setOpen(!isOpen),
  }
}
