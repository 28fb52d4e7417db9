import { useCallback, useState } from 'react'
import type { PageSize, PageSource } from './sources/pageSource.ts'

/** Pages are as large as the first until they are measured, so that nothing has to be read to lay out thousands. */
export const usePageSizes = (source: PageSource) => {
  const [known, setKnown] = useState<ReadonlyMap<number, PageSize>>(new Map())
  const measured = useCallback(
    (page: number, size: PageSize) => {
      setKnown((before) => {
        const old = before.get(page) ?? source.firstSize
        if (old.width === size.width && old.height === size.height) return before
        return new Map(before).set(page, size)
      })
    },
    [source],
  )
  const sizeOf = useCallback((page: number) => known.get(page) ?? source.firstSize, [known, source])
  return { sizeOf, measured }
}
