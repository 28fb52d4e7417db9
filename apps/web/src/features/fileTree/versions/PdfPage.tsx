import { useEffect, useRef } from 'react'
import { EmptyLine } from '../../../shared/ui/state/EmptyLine.tsx'
import { Spinner } from '../../../shared/ui/state/Spinner.tsx'
import classes from './Compare.module.css'
import type { OpenedPdf } from './usePdf.ts'
import { versionsText as text } from './versions.messages.ts'

interface PdfPageProps {
  pdf: OpenedPdf
  page: number
  label: string
}

/** Enough for a sharp picture on half of a large screen, and little enough for a phone's memory. */
const drawnWidth = 1200

/** One page of a PDF as wide as its place. */
export const PdfPage = ({ pdf: { source, isFailed }, page, label }: PdfPageProps) => {
  const host = useRef<HTMLDivElement>(null)
  const isThere = source !== null && page <= source.count
  useEffect(() => {
    const { current } = host
    if (!source || !isThere || !current) return
    const aborting = new AbortController()
    const draw = async () => {
      const { width } = await source.sizeOf(page)
      await source.draw(page, current, drawnWidth / width, aborting.signal)
    }
    // A page that is left before it is drawn is given up.
    draw().catch(() => undefined)
    return () => aborting.abort()
  }, [source, page, isThere])
  const content = () => {
    if (isFailed) return <EmptyLine>{text.unreadable}</EmptyLine>
    if (!source) return <Spinner />
    if (!isThere) return <EmptyLine>{text.noPage}</EmptyLine>
    return <div ref={host} role="img" aria-label={label} />
  }
  return <div className={classes.page}>{content()}</div>
}
