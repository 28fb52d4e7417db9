import type { FileEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import { useEffect, useRef, useState } from 'react'
import { EntryIcon } from './EntryName.tsx'
import classes from './EntryTiles.module.css'
import { drawnBefore, firstPageOf } from './firstPage.ts'

const isPdf = ({ mimetype }: FileEntry) => mimetype === 'application/pdf'

/** Only what is seen is drawn: a box may hold hundreds of files. */
const useIsSeen = () => {
  const place = useRef<HTMLSpanElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return { place, isSeen }
}

const PdfThumbnail = ({ entry, url, fv_no }: { entry: FileEntry; url: string; fv_no: number }) => {
  const { place, isSeen } = useIsSeen()
  const [picture, setPicture] = useState(() => drawnBefore(fv_no))
  useEffect(() => {
    if (!isSeen || picture) return
    const aborting = new AbortController()
    // What cannot be drawn keeps the sign of its kind.
    firstPageOf({ url, fv_no, size: entry.size ?? 0 }, aborting.signal).then(setPicture, () => undefined)
    return () => aborting.abort()
  }, [isSeen, picture, url, fv_no, entry.size])
  if (picture) return <img src={picture} alt="" data-first-page className={classes.firstPage} />
  return (
    <span ref={place}>
      <EntryIcon entry={entry} size={40} />
    </span>
  )
}

/** What a file looks like: the picture, the first page, or the sign of its kind. */
export const EntryThumbnail = ({ entry }: { entry: FileEntry }) => {
  const { picture, fv_no } = entry
  if (picture && fv_no !== null && isPdf(entry))
    return <PdfThumbnail key={fv_no} entry={entry} url={picture} fv_no={fv_no} />
  return picture ? <img src={picture} alt="" loading="lazy" /> : <EntryIcon entry={entry} size={40} />
}
