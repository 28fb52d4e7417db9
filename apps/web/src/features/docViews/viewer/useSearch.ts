import { useEffect, useState } from 'react'
import type { PageSource } from './sources/pageSource.ts'
import { foldText } from './sources/searchText.ts'

interface Found {
  words: string
  /** Pages that hold the words, in order. */
  pages: number[]
  /** How far it has looked. */
  searched: number
}

const waitMs = 250

/** The hit after or before a page, which need not be one; after the last comes the first. */
export const nextFound = (pages: readonly number[], page: number, by: 1 | -1) =>
  by === 1
    ? (pages.find((found) => found > page) ?? pages[0])
    : (pages.findLast((found) => found < page) ?? pages.at(-1))

/** Looks through the text page by page, so that the first hits are there while the rest is still being read. */
export const useSearch = (source: PageSource, words: string) => {
  const [found, setFound] = useState<Found>({ words: '', pages: [], searched: 0 })
  useEffect(() => {
    const wanted = foldText(words)
    let isCurrent = true
    const look = async () => {
      const pages: number[] = []
      for (let page = 1; page <= source.count && isCurrent; page++) {
        const text = await source.textOf(page).catch(() => '')
        if (foldText(text).includes(wanted)) pages.push(page)
        if (isCurrent) setFound({ words: wanted, pages: [...pages], searched: page })
      }
    }
    setFound({ words: wanted, pages: [], searched: 0 })
    const waiting = wanted ? setTimeout(look, waitMs) : undefined
    return () => {
      isCurrent = false
      clearTimeout(waiting)
    }
  }, [source, words])
  return { ...found, isDone: found.searched === source.count }
}
