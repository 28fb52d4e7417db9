import type { AnyEndpoint, RequestOf } from '@crm/contract/kit/endpoint'
import { useEffect, useRef, useState } from 'react'
import { useReadPages } from '../../../lib/useReadPages.ts'
import type { RowOf } from '../useList.ts'

const rowsAtOnce = 20

const headings = () => [...document.querySelectorAll<HTMLElement>('[data-group]')]
/** The heading of the day, or of the first day after it that has rows. */
const headingOf = (day: string) => headings().find(({ dataset }) => (dataset.group ?? '') >= day)

interface EarlierOptions<E extends AnyEndpoint> {
  endpoint: E
  /** Undefined where nothing is folded. */
  query: object | undefined
  day: string | undefined
}

/** What is before the day at which a list opens: read page by page once it is unfolded, and shown above the rest. */
export const useEarlier = <E extends AnyEndpoint>({ endpoint, query, day = '' }: EarlierOptions<E>) => {
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen && query !== undefined
  const read = useReadPages(endpoint, { query } as unknown as RequestOf<E>, rowsAtOnce, { enabled: isShown })
  const rows: RowOf<E>[] = isShown ? (read.rows ?? []).toReversed() : []

  // The newest of the earlier rows are next to the day: it stays in the middle of the window.
  const wasEmpty = useRef(true)
  useEffect(() => {
    if (rows.length > 0 && wasEmpty.current) headingOf(day)?.scrollIntoView({ block: 'center' })
    wasEmpty.current = rows.length === 0
  })

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

/** Scrolls to the day once its rows are on screen. */
export const useScrollToDay = (day: string | undefined, isCurrent: boolean) => {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (!isWanted || !isCurrent || !day) return
    headingOf(day)?.scrollIntoView({ block: 'center' })
    setWanted(false)
  }, [isWanted, isCurrent, day])
  return () => setWanted(true)
}
