import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/** A place in the document: a page, and how far down on it. */
export interface Place {
  page: number
  share: number
}

interface KeptPlace {
  /** What is read now. */
  place: Place | null
  /** Changes whenever all pages get another height. */
  layout: string
  /** Another function once a page turned out to be of another size than expected. */
  sizeOf: unknown
  relayout: () => void
  scrollBackTo: (place: Place) => void
}

/** Zooming, turning and pages that turn out larger leave the reader at the same lines. */
export const useKeptPlace = ({ place, layout, sizeOf, relayout, scrollBackTo }: KeptPlace) => {
  const latest = useRef<Place | null>(null)
  const lost = useRef<Place | null>(null)
  const isFirst = useRef(true)

  // Before the effect below: it runs again once the pages have their new heights.
  useLayoutEffect(() => {
    if (lost.current) scrollBackTo(lost.current)
    else latest.current = place
    lost.current = null
  })

  const rememberAndMeasure = useEffectEvent(() => {
    if (!isFirst.current) lost.current = latest.current
    isFirst.current = false
    relayout()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: these change how tall pages are
  useLayoutEffect(() => rememberAndMeasure(), [layout, sizeOf])
}
