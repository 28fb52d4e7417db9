import type { AnyEndpoint, QueryOf } from '@crm/contract/kit/endpoint'
import { type ListOptions, useList } from '../useList.ts'
import { type OpensAt, splitAtDay } from './splitAtDay.ts'
import { useEarlier, useScrollToDay } from './useEarlier.ts'

interface FromDayOptions<E extends AnyEndpoint> extends ListOptions<E> {
  opensAt?: OpensAt<QueryOf<E>> | undefined
}

type Values = Record<string, unknown>

/** A list whose earlier rows are folded above the day at which it opens; an ordinary list without such a day. */
export const useListFromDay = <E extends AnyEndpoint>({ opensAt, ...options }: FromDayOptions<E>) => {
  const { endpoint, change, fixed, usual } = options
  const filter = options.filter as Values
  const split = splitAtDay(opensAt as OpensAt<never> | undefined, filter, { ...usual, ...fixed })
  const list = useList({ ...options, fixed: { ...fixed, ...split?.now } as Partial<QueryOf<E>> })
  const isFirstPage = !filter.offset
  const earlier = useEarlier({
    endpoint,
    query: split && isFirstPage ? { ...list.conditions, ...split.before } : undefined,
    day: opensAt?.day,
  })
  const scrollToDay = useScrollToDay(opensAt?.day, !list.read.isPlaceholderData && list.rows.length > 0)
  const { data } = list.read
  const rows = [...earlier.rows, ...list.rows]

  return {
    ...list,
    rows,
    read: { ...list.read, data: data && { ...data, query: rows } },
    conditions: split && earlier.isShown ? { ...list.conditions, ...split.both } : list.conditions,
    /** Rows stand under headings only in the order that the list has by itself. */
    isUsualOrder: !filter.sort && !filter.desc,
    earlier: split && isFirstPage ? earlier : undefined,
    /** Back to the day, whatever days, page or order were chosen. */
    toDay: () => {
      if (!opensAt) return
      const back = { [opensAt.from]: undefined, [opensAt.to]: undefined, sort: undefined, desc: undefined }
      if (!split || !isFirstPage) change(back as unknown as Partial<QueryOf<E>>)
      scrollToDay()
    },
  }
}
