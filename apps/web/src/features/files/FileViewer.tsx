import { useEffect, useRef } from 'react'
import { openLayer } from '../../shared/ui/layers.ts'
import { ReplyPanel } from '../docReplies/ReplyPanel.tsx'
import { StaffDocument } from '../docViews/report/StaffDocument.tsx'
import { DocumentViewer } from '../docViews/viewer/DocumentViewer.tsx'
import classes from './FileViewer.module.css'
import { filesScreenText as text } from './files.messages.ts'

interface FileViewerProps {
  ft_no: number
  fv_no: number | undefined
  /** Where it opens; at the page last read when left out. */
  page?: number | undefined
  /** For staff: who has read it stands beside it as well. Which of the two does is kept by the caller. */
  report?: { tab: string | null; onTab: (tab: string) => void } | undefined
  onLeave: () => void
}

/** A document over the whole window with its comments; Esc leads back. */
export const FileViewer = ({ ft_no, fv_no, page: first, report, onLeave }: FileViewerProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const leave = useRef(onLeave)
  leave.current = onLeave
  useEffect(() => {
    const before = document.activeElement
    frame.current?.focus({ preventScroll: true })
    const close = openLayer(() => leave.current())
    return () => {
      close()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  const shown = { ft_no, fv_no, page: first, onLeave }
  return (
    <div ref={frame} role="dialog" aria-modal aria-label={text.viewer} tabIndex={-1} className={classes.viewer}>
      {report ? (
        <StaffDocument {...shown} {...report} />
      ) : (
        <DocumentViewer
          {...shown}
          panel={({ dv_no, page, goTo, pinning }) => (
            <div className={classes.panel}>
              <ReplyPanel dv_no={dv_no} page={page} onGoTo={goTo} pinning={pinning} />
            </div>
          )}
        />
      )}
    </div>
  )
}
