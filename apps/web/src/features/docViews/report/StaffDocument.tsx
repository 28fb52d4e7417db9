import { useState } from 'react'
import { type ReportChoice, useReadingReport } from '../docViews.api.ts'
import { DocumentViewer, type DocumentViewerProps } from '../viewer/DocumentViewer.tsx'
import { DocumentPanel, type PanelTab } from './DocumentPanel.tsx'

const tabs: readonly PanelTab[] = ['comments', 'readers']

interface StaffDocumentProps extends Pick<DocumentViewerProps, 'ft_no' | 'fv_no' | 'page' | 'onLeave' | 'goToVersion'> {
  /** What stands beside the document, as the address says it. */
  tab: string | null
  onTab: (tab: PanelTab) => void
  /** Whose reading is opened first, by their view. */
  reader?: number | undefined
}

/** A document as staff see it: the viewer, with its comments and who has read it beside it. */
export const StaffDocument = ({ ft_no, tab, onTab, reader, ...viewer }: StaffDocumentProps) => {
  const [choice, setChoice] = useState<ReportChoice>({ who: 'outside', fv_no: null })
  const report = useReadingReport(ft_no, choice).data?.query[0]
  const asked = tabs.find((name) => name === tab)
  return (
    <DocumentViewer
      {...viewer}
      ft_no={ft_no}
      opensPanel={asked !== undefined}
      heat={report?.by_page}
      panel={(state) => (
        <DocumentPanel
          {...state}
          ft_no={ft_no}
          tab={asked ?? 'comments'}
          onTab={onTab}
          reader={reader}
          report={report}
          choice={choice}
          onChoice={setChoice}
        />
      )}
    />
  )
}
