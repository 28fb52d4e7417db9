import { useEffect, useRef } from 'react'
import { EmptyLine } from '../../../shared/ui/EmptyLine.tsx'
import { Spinner } from '../../../shared/ui/Spinner.tsx'
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
export const PdfPage = ({ pdf: { document, pages, isFailed }, page, label }: PdfPageProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isThere = document !== null && page <= pages
  useEffect(() => {
    if (!document || !isThere) return
    let isGone = false
    let stop = () => {}
    const draw = async () => {
      const drawn = await document.getPage(page)
      const { current } = canvas
      if (isGone || !current) return
      const { width } = drawn.getViewport({ scale: 1 })
      const viewport = drawn.getViewport({ scale: drawnWidth / width })
      current.width = viewport.width
      current.height = viewport.height
      const task = drawn.render({ canvas: current, viewport })
      stop = () => task.cancel()
      await task.promise
    }
    // A page that is left before it is drawn is given up.
    draw().catch(() => undefined)
    return () => {
      isGone = true
      stop()
    }
  }, [document, page, isThere])
  const content = () => {
    if (isFailed) return <EmptyLine>{text.unreadable}</EmptyLine>
    if (!document) return <Spinner />
    if (!isThere) return <EmptyLine>{text.noPage}</EmptyLine>
    return <canvas ref={canvas} role="img" aria-label={label} />
  }
  return <div className={classes.page}>{content()}</div>
}
