import type { ApiProblem } from '@crm/contract/kit/client'
import type { AnyEndpoint, RequestOf } from '@crm/contract/kit/endpoint'
import { useRead } from '../../lib/server/useRead.ts'
import type { RowOf } from '../form/formTypes.ts'

export interface RecordRead<Row> {
  row: Row | undefined
  /** There is none, or the caller may not see it. */
  isMissing: boolean
  error: ApiProblem | null
  refetch: () => unknown
}

/** The request's path, without what else it may carry. */
export type ParamsOf<E extends AnyEndpoint> = RequestOf<E> extends { params: infer Params } ? Params : undefined

/** What a read takes beside its path. */
export type RecordQueryOf<E extends AnyEndpoint> = RequestOf<E> extends { query?: infer Query } ? Query : undefined

/** One record, followed while shown. A number of 0 in its address is known to lead nowhere. */
export const useRecord = <E extends AnyEndpoint>(
  endpoint: E,
  params: ParamsOf<E>,
  query?: RecordQueryOf<E>,
): RecordRead<RowOf<E>> => {
  const leadsNowhere = Object.values(params ?? {}).includes(0)
  const { data, error, refetch } = useRead(
    endpoint as AnyEndpoint,
    { params, ...(query !== undefined && { query }) } as never,
    { enabled: !leadsNowhere } as never,
  )
  const row = (data as { query: RowOf<E>[] } | undefined)?.query[0]
  const isMissing = leadsNowhere || error?.status === 404 || Boolean(data && !row)
  return { row: isMissing ? undefined : row, isMissing, error, refetch }
}
