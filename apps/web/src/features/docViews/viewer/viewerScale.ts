import { type RefObject, useLayoutEffect, useState } from 'react'
import type { PageSize } from './sources/pageSource.ts'

/** As wide as the window, as large as fits into it, or a scale of one's own. */
export type Fit = 'width' | 'page' | number

/** Between pages and around them, in pixels. */
export const gap = 16

const smallest = 0.1
const largest = 5

export const clampScale = (scale: number) => Math.min(largest, Math.max(smallest, scale))

/** `100%` of a page is a little large on wide windows: nobody reads lines of two metres. */
const widestFit = 1.6

/** Firefox draws nothing that lies deeper than 17.9 million pixels in a box, Chromium nothing deeper than 33.5. */
const deepest = 15_000_000

/** The scale up to which the last page of a document can be reached in every browser, for pages of this height. */
export const largestScaleOf = (count: number, height: number) => Math.min(largest, deepest / (count * height))

export const scaleOf = (fit: Fit, page: PageSize, room: PageSize, most = largest) => {
  const byWidth = (room.width - 2 * gap) / page.width
  const byHeight = (room.height - 2 * gap) / page.height
  const fitting = fit === 'page' ? Math.min(byWidth, byHeight) : Math.min(byWidth, widestFit)
  return Math.min(most, clampScale(typeof fit === 'number' ? fit : fitting))
}

const steps = [0.25, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5]

export const largerThan = (scale: number) => steps.find((step) => step > scale + 0.01) ?? largest
export const smallerThan = (scale: number) => steps.findLast((step) => step < scale - 0.01) ?? 0.25

/** The inside of an element, followed as it changes. */
export const useRoom = (element: RefObject<HTMLElement | null>) => {
  const [room, setRoom] = useState<PageSize>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const read = () => setRoom({ width: current.clientWidth, height: current.clientHeight })
    const watching = new ResizeObserver(read)
    watching.observe(current)
    read()
    return () => watching.disconnect()
  }, [element])
  return room
}
