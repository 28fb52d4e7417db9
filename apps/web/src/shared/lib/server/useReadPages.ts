import type { AnswerOf, AnyEndpoint, RequestOf } from '@crm/contract/kit/endpoint'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callAny } from './api.ts'
import { readKey } from './queryClient.ts'

/** A page with the total of the list, or with where the next page begins (`next`, sent back as it is). */
interface Page {
  query: unknown[]
  total?: number
  next?: object | null
}

const nextParams = (last: Page, pages: readonly Page[]): object | undefined => {
  if (last.next !== undefined) return last.next ?? undefined
  const offset = pages.reduce((sum, page) => sum + page.query.length, 0)
  return last.query.length && offset < (last.total ?? 0) ? { offset } : undefined
}

type RowOf<E extends AnyEndpoint> = AnswerOf<E> extends { query: (infer Row)[] } ? Row : never

/** A list that grows page by page: what is shown stays, and `more` adds the next page under it. */
export const useReadPages = <E extends AnyEndpoint>(
  endpoint: E,
  request: RequestOf<E>,
  limit: number,
  { enabled = true }: { enabled?: boolean } = {},
) => {
  const read = useInfiniteQuery({
    enabled,
    queryKey: [...readKey(endpoint, request as object), 'pages'],
    initialPageParam: {},
    queryFn: ({ pageParam, signal }) => {
      const { query = {} } = request as { query?: object }
      const wanted = { ...(request as object), query: { ...query, ...pageParam, limit } }
      return callAny(endpoint, wanted as RequestOf<E>, { signal }) as Promise<Page>
    },
    getNextPageParam: nextParams,
    placeholderData: (previous) => previous,
  })
  const pages = read.data?.pages
  const rows = useMemo(() => pages?.flatMap((page) => page.query) as RowOf<E>[] | undefined, [pages])
  const total = pages?.at(-1)?.total ?? 0
  const data = useMemo(() => rows && { query: rows, total }, [rows, total])
  return {
    /** The rows so far, as `LoadedRows` and `DataList` take them. */
    data,
    rows,
    total,
    error: read.error,
    isError: read.isError,
    isPending: read.isPending,
    isPlaceholderData: read.isPlaceholderData,
    refetch: read.refetch,
    hasMore: read.hasNextPage,
    isAdding: read.isFetchingNextPage,
    more: () => void read.fetchNextPage(),
  }
}
