import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What stands in the middle of the window stays there when the pages become wider or narrower. */
export const useKeptCentre = (scroller: RefObject<HTMLElement | null>, contentWidth: number) => {
  const widthBefore = useRef(contentWidth)
  useLayoutEffect(() => {
    const { current } = scroller
    const before = widthBefore.current
    widthBefore.current = contentWidth
    if (!current || before <= 0 || before === contentWidth) return
    const half = current.clientWidth / 2
    current.scrollLeft = ((current.scrollLeft + half) * contentWidth) / before - half
  }, [scroller, contentWidth])
}
