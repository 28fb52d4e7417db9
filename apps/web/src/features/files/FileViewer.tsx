import { useEffect, useRef } from 'react'
import { useOverlay } from '../../shared/ui/overlay/useOverlay.ts'
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
  report?: { tab: string | null; onTab: (tab: string) => void; reader: number | undefined } | undefined
  goToVersion: (fv_no: number, page: number) => void
  onLeave: () => void
}

/** A document over the whole window with its comments; Esc leads back. */
export const FileViewer = ({ ft_no, fv_no, page: first, report, goToVersion, onLeave }: FileViewerProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const close = useOverlay({ opened: true, onClose: onLeave, dirty: false })
  useEffect(() => frame.current?.focus({ preventScroll: true }), [])
  const shown = { ft_no, fv_no, page: first, goToVersion, onLeave: close }
  return (
    <div ref={frame} role="dialog" aria-modal aria-label={text.viewer} tabIndex={-1} className={classes.viewer}>
      {report ? (
        <StaffDocument {...shown} {...report} />
      ) : (
        <DocumentViewer
          {...shown}
          panel={(state) => (
            <div className={classes.panel}>
              <ReplyPanel {...state} />
            </div>
          )}
        />
      )}
    </div>
  )
}
