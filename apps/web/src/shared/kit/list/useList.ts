import type { AnswerOf, AnyEndpoint, QueryOf, RequestOf } from '@crm/contract/kit/endpoint'
import { paging } from '@crm/contract/kit/fields'
import { useEffect, useRef } from 'react'
import type * as z from 'zod'
import { useRead } from '../../lib/server/useRead.ts'
import type { Sort } from '../../ui/list/column.ts'
import { pageCount } from '../../ui/list/pageNumbers.ts'

/** An endpoint that answers a list. */
export type RowOf<E extends AnyEndpoint> = AnswerOf<E> extends { query: (infer Row)[] } ? Row : never

export type ChangeFilter<E extends AnyEndpoint> = (patch: Partial<QueryOf<E>>, options?: { replace?: boolean }) => void

/** What every list's query may have, whatever else it has. */
interface CommonQuery {
  sort?: string
  desc?: 0 | 1
  offset?: number
  limit?: number
}

/** Rows on a page of a list, where the address does not say; the server answers fewer to whoever does not ask. */
const pageSize = 50
const schemas = new WeakMap<AnyEndpoint, z.ZodObject>()

/** What a list's address may hold. */
export const schemaOf = <E extends AnyEndpoint>(endpoint: E): z.ZodObject => {
  const query = endpoint.query as z.ZodObject
  if (!('limit' in query.shape)) return query
  const known = schemas.get(endpoint)
  if (known) return known
  // A query with rules of its own (`.refine()`) keeps them: zod lets no field of it be replaced otherwise.
  const schema = query.safeExtend({ limit: paging.limit.default(pageSize) })
  schemas.set(endpoint, schema)
  return schema
}

/** Sorting by the query's `sort` and `desc`; undefined where it has none. */
const usualSort = <E extends AnyEndpoint>(
  endpoint: E,
  filter: QueryOf<E>,
  change: ChangeFilter<E>,
): Sort | undefined => {
  const { sort = null, desc } = filter as CommonQuery
  if (!('sort' in schemaOf(endpoint).shape && 'desc' in schemaOf(endpoint).shape)) return undefined
  return {
    by: sort,
    descending: desc === 1,
    onChange: (by, descending) => change({ sort: by, desc: descending ? 1 : 0 } as unknown as Partial<QueryOf<E>>),
  }
}

export interface ListOptions<E extends AnyEndpoint> {
  endpoint: E
  filter: QueryOf<E>
  change: ChangeFilter<E>
  /** Conditions that nobody can take away here: one's own, or those of one record. */
  fixed?: Partial<QueryOf<E>> | undefined
  /** Conditions where the filter says nothing. */
  usual?: Partial<QueryOf<E>> | undefined
  /** Where the query has an order of its own. */
  sort?: ((filter: QueryOf<E>, change: ChangeFilter<E>) => Sort) | undefined
  enabled?: boolean
  /** Read again every so many milliseconds while shown. */
  every?: number | undefined
}

/** Reads a page of a list by its filter, and says how it is sorted and paged. */
export const useList = <E extends AnyEndpoint>(options: ListOptions<E>) => {
  const { endpoint, filter, change, fixed, usual, sort, enabled = true, every } = options
  const wanted = { ...(usual as object), ...(filter as object), ...(fixed as object) } as QueryOf<E>
  const reading = every === undefined ? { enabled } : { enabled, every }
  const read = useRead(endpoint, ...([{ query: wanted }, reading] as unknown as [RequestOf<E>]))
  const data = read.data as { query: RowOf<E>[]; total?: number } | undefined
  const { offset, limit } = filter as CommonQuery

  // Whoever deals with the last row of the last page stays at the end of the list.
  const hadRowsAt = useRef<number>(undefined)
  const total = data?.total ?? 0
  const isEmptied = data?.query.length === 0 && !read.isPlaceholderData && total > 0 && hadRowsAt.current === offset
  useEffect(() => {
    if (data?.query.length) hadRowsAt.current = offset
    if (isEmptied && offset && limit) {
      change({ offset: (pageCount(total, limit) - 1) * limit } as unknown as Partial<QueryOf<E>>, { replace: true })
    }
  }, [data, isEmptied, offset, limit, total, change])

  return {
    filter,
    /** With what cannot be taken away, and without the page: as the Excel file wants it. */
    conditions: { ...(wanted as object), offset: undefined, limit: undefined },
    read: { ...read, data },
    answer: read.data,
    rows: data?.query ?? [],
    sort: sort ? sort(filter, change) : usualSort(endpoint, filter, change),
    page:
      offset === undefined || limit === undefined
        ? undefined
        : { offset, limit, onChange: (to: number) => change({ offset: to } as unknown as Partial<QueryOf<E>>) },
  }
}
