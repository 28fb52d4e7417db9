import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import type { Pinning } from '../../docReplies/pins.ts'
import { PageView, turned } from './PageView.tsx'
import { useKeptCentre } from './place/useKeptCentre.ts'
import { useKeptPlace } from './place/useKeptPlace.ts'
import { usePageLinks } from './place/usePageLinks.ts'
import { usePinch } from './place/usePinch.ts'
import { useReadPage } from './place/useReadPage.ts'
import type { PageSource } from './sources/pageSource.ts'
import { usePageSizes } from './usePageSizes.ts'
import classes from './Viewer.module.css'
import { viewerText as text } from './viewer.messages.ts'
import { type Fit, gap, largestScaleOf, scaleOf, useRoom } from './viewerScale.ts'

export interface PageListHandle {
  goTo: (page: number) => void
  /** On by what is seen: the rest of a tall page comes before the next one. */
  turn: (by: 1 | -1) => void
  isWide: () => boolean
}

/** Of the window: the last lines that were read are seen again. */
const turnedPart = 0.9

/** By then a page that was gone to stands where it belongs. */
const settledMs = 1000

interface PageListProps {
  source: PageSource
  fit: Fit
  turns: number
  firstPage: number
  words: string
  watermark: string | undefined
  pinning: Pinning
  onPage: (page: number) => void
  /** Told whenever a page is drawn. */
  onDrawn: () => void
  onScale: (scale: number) => void
  onZoom: (scale: number) => void
  handle: RefObject<PageListHandle | null>
}

/** The pages below each other; only those near the window are there, however many the document has. */
export const PageList = (props: PageListProps) => {
  const { source, fit, turns, firstPage, words, watermark, pinning, onPage, onDrawn, onScale, onZoom, handle } = props
  const scroller = useRef<HTMLElement>(null)
  const room = useRoom(scroller)
  const { sizeOf, measured } = usePageSizes(source)
  const roomOf = (page: number) => turned(sizeOf(page), turns)
  const most = largestScaleOf(source.count, turned(source.firstSize, turns).height)
  const scaleFor = (page: number) => scaleOf(fit, roomOf(page), room, most)
  const heightOf = (page: number) => roomOf(page).height * scaleFor(page) + gap

  const virtualizer = useVirtualizer({
    count: source.count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(index + 1),
    paddingStart: gap,
    overscan: 1,
  })

  const items = virtualizer.getVirtualItems()
  const scroll = virtualizer.scrollOffset ?? 0
  const total = virtualizer.getTotalSize()
  const { page, at, choose } = useReadPage(scroller, firstPage, { items, scroll, height: room.height, total })
  const scale = scaleFor(page)
  usePinch(scroller, scale, onZoom)
  useEffect(() => onScale(scale), [onScale, scale])

  /** Where it is on its way to: pages may still change their height under it. */
  const target = useRef<number | null>(firstPage > 1 ? firstPage : null)
  const goTo = (wanted: number) => {
    target.current = wanted
    choose(wanted)
    virtualizer.scrollToIndex(wanted - 1, { align: 'start' })
    setTimeout(() => {
      if (target.current === wanted) target.current = null
    }, settledMs)
  }
  const turn = (by: 1 | -1) => {
    if (heightOf(page) <= room.height) return goTo(Math.min(source.count, Math.max(1, page + by)))
    target.current = null
    choose(null)
    scroller.current?.scrollBy({ top: by * turnedPart * room.height })
  }
  const isWide = () => scroller.current !== null && scroller.current.scrollWidth > scroller.current.clientWidth
  usePageLinks(scroller, goTo)
  useImperativeHandle(handle, () => ({ goTo, turn, isWide }))
  useEffect(() => onPage(page), [onPage, page])

  const begin = useEffectEvent(() => {
    if (firstPage > 1) goTo(firstPage)
    // So that its keys scroll at once, where nothing else has the focus.
    const { current } = scroller
    if (!current || !document.activeElement?.contains(current)) return
    current.focus({ preventScroll: true })
    // Nobody has gone there by a key: a ring would only disturb.
    current.style.outline = 'none'
    current.addEventListener('blur', () => current.style.removeProperty('outline'), { once: true })
  })
  const hasRoom = room.height > 0
  useEffect(() => {
    if (hasRoom) begin()
  }, [hasRoom])

  const middle = at(scroll + room.height / 3)
  useKeptPlace({
    place: middle ? { page: middle.index + 1, share: (scroll + room.height / 3 - middle.start) / middle.size } : null,
    layout: `${fit} ${turns} ${room.width} ${room.height}`,
    sizeOf,
    relayout: () => virtualizer.measure(),
    scrollBackTo: (kept) => {
      if (target.current !== null) return goTo(target.current)
      let top = gap
      for (let before = 1; before < kept.page; before++) top += heightOf(before)
      virtualizer.scrollToOffset(top + kept.share * heightOf(kept.page) - room.height / 3)
    },
  })

  const widest = Math.max(0, ...items.map(({ index }) => roomOf(index + 1).width * scaleFor(index + 1)))
  useKeptCentre(scroller, Math.max(room.width, widest + 2 * gap))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keys
    <section ref={scroller} className={classes.scroller} tabIndex={0} aria-label={text.content}>
      <div className={classes.pages} style={{ height: total, minWidth: widest + 2 * gap }}>
        {hasRoom &&
          items.map(({ index, key, start }) => (
            <div key={key} className={classes.place} style={{ transform: `translateY(${start}px)` }}>
              <PageView
                source={source}
                page={index + 1}
                size={sizeOf(index + 1)}
                scale={scaleFor(index + 1)}
                turns={turns}
                words={words}
                watermark={watermark}
                pinning={pinning}
                onDrawn={onDrawn}
                onSize={measured}
              />
            </div>
          ))}
      </div>
    </section>
  )
}
