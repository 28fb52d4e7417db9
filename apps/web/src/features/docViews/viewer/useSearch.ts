import { useEffect, useState } from 'react'
import type { PageSource } from './sources/pageSource.ts'

interface Found {
  words: string
  /** Pages that hold the words, in order. */
  pages: number[]
  /** How far it has looked. */
  searched: number
}

const waitMs = 250

/** Looks through the text page by page, so that the first hits are there while the rest is still being read. */
export const useSearch = (source: PageSource, words: string) => {
  const [found, setFound] = useState<Found>({ words: '', pages: [], searched: 0 })
  useEffect(() => {
    const wanted = words.trim().toLowerCase()
    let isCurrent = true
    const look = async () => {
      const pages: number[] = []
      for (let page = 1; page <= source.count && isCurrent; page++) {
        const text = await source.textOf(page).catch(() => '')
        if (text.toLowerCase().includes(wanted)) pages.push(page)
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
