import type { VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useState } from 'react'
import { readingLine } from './readingLine.ts'

interface Shown {
  items: VirtualItem[]
  scroll: number
  height: number
  total: number
}

const scrollKeys = new Set(['ArrowUp', 'ArrowDown', ' '])

/** Tells when people scroll by themselves; the scroll bar begins with a press on the box itself. */
const watchScrolling = (host: HTMLElement, onScroll: () => void) => {
  const stop = new AbortController()
  const options = { passive: true, signal: stop.signal }
  for (const name of ['wheel', 'touchmove'] as const) host.addEventListener(name, onScroll, options)
  host.addEventListener('keydown', ({ key }) => scrollKeys.has(key) && onScroll(), options)
  host.addEventListener('pointerdown', ({ target }) => target === host && onScroll(), options)
  return () => stop.abort()
}

/**
 * The page that is read. One that was gone to is, also where others are seen above it, until people scroll; then it is
 * the one at the reading line.
 */
export const useReadPage = (
  scroller: RefObject<HTMLElement | null>,
  firstPage: number,
  { items, scroll, height, total }: Shown,
) => {
  const [chosen, setChosen] = useState<number | null>(firstPage)
  useEffect(() => (scroller.current ? watchScrolling(scroller.current, () => setChosen(null)) : undefined), [scroller])

  const at = (offset: number) => items.findLast(({ start }) => start <= offset) ?? items[0]
  const seen = items.find(({ index, start, end }) => index + 1 === chosen && start < scroll + height && end > scroll)
  const line = readingLine({ scroll, height, total, topPage: at(scroll)?.size ?? 0 })
  const read = seen ?? at(scroll + line)
  return { page: (read?.index ?? 0) + 1, at, choose: setChosen }
}
