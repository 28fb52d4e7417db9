import type { AnyEndpoint, QueryOf } from '@crm/contract/kit/endpoint'
import { useMemo, useRef } from 'react'
import { type ListOptions, useList } from '../useList.ts'
import { type OpensAt, splitAtDay } from './splitAtDay.ts'
import { useEarlier } from './useEarlier.ts'

interface FromDayOptions<E extends AnyEndpoint> extends ListOptions<E> {
  opensAt?: OpensAt<QueryOf<E>> | undefined
}

type Values = Record<string, unknown>

/** To the heading of the day, or of the first day after it that has rows; what is before it stays in view. */
const scrollTo = (day: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-group]')]
    .find(({ dataset }) => (dataset.group ?? '') >= day)
    ?.scrollIntoView({ block: 'center' })

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
  })
  const scrollsWhenDrawn = useRef(false)
  const isComplete = !list.read.isPlaceholderData && !earlier.isReading
  const { data } = list.read
  const shown = useMemo(
    () => (data && earlier.rows.length ? { ...data, query: [...earlier.rows, ...data.query] } : data),
    [data, earlier.rows],
  )

  return {
    ...list,
    rows: shown?.query ?? list.rows,
    read: { ...list.read, data: shown },
    conditions: split && earlier.isShown ? { ...list.conditions, ...split.both } : list.conditions,
    /** Rows stand under headings only in the order that the list has by itself. */
    isUsualOrder: !filter.sort && !filter.desc,
    earlier: split && isFirstPage ? earlier : undefined,
    toggleEarlier: () => {
      scrollsWhenDrawn.current = !earlier.isShown
      earlier.toggle()
    },
    /** Back to the day, whatever days, page or order were chosen. */
    toDay: () => {
      if (!opensAt) return
      if (split && isFirstPage) return scrollTo(opensAt.day)
      scrollsWhenDrawn.current = true
      const back = { [opensAt.from]: undefined, [opensAt.to]: undefined, sort: undefined, desc: undefined }
      change(back as unknown as Partial<QueryOf<E>>)
    },
    /** Rows are drawn a moment after they have come. */
    onDrawn: () => {
      if (!opensAt || !scrollsWhenDrawn.current || !isComplete) return
      scrollsWhenDrawn.current = false
      scrollTo(opensAt.day)
    },
  }
}
