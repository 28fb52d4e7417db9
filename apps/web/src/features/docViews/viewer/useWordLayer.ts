import { useEffect, useRef } from 'react'
import type { PageSource } from './sources/pageSource.ts'

/** Not while one scrolls by. */
const restMs = 200

/** Words over a page, where its source has them; they are laid once the page was looked at for a moment. */
export const useWordLayer = (source: PageSource | undefined, page: number, scale: number) => {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = layer.current
    const layWords = source?.layWords
    if (!element || !layWords) return
    const aborting = new AbortController()
    // Words of another size would stand beside their picture.
    element.replaceChildren()
    const lay = () => layWords(page, element, scale, aborting.signal).catch(() => {})
    const waiting = setTimeout(lay, restMs)
    return () => {
      clearTimeout(waiting)
      aborting.abort()
    }
  }, [source, page, scale])
  return layer
}
