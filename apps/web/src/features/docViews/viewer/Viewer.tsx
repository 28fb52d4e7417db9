import type { PageReading } from '@crm/contract/features/docViews/docViews.rows'
import { Button, Modal } from '@mantine/core'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useIsPhone } from '../../../shared/lib/page/useIsPhone.ts'
import { forgetUnsaved } from '../../../shared/lib/storage/unsaved.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import type { Pinning } from '../../docReplies/pins.ts'
import type { OpenedView } from '../docViews.api.ts'
import { downloadChoice } from './downloadDocument.ts'
import { PageList, type PageListHandle } from './PageList.tsx'
import { usePinning } from './pins/usePinning.ts'
import { useReadingTime } from './reading/useReadingTime.ts'
import { SearchBar } from './SearchBar.tsx'
import type { PageSource } from './sources/pageSource.ts'
import { Thumbnails } from './Thumbnails.tsx'
import { useFullScreen } from './useFullScreen.ts'
import { usePrint } from './usePrint.ts'
import { useViewerKeys } from './useViewerKeys.ts'
import classes from './Viewer.module.css'
import { ViewerBar } from './ViewerBar.tsx'
import { viewerText as text } from './viewer.messages.ts'
import { type Fit, largerThan, smallerThan } from './viewerScale.ts'
import { useWatermark } from './watermark.ts'

/** What stands beside the document is told, and may do. */
export interface PanelState {
  dv_no: number
  /** The document's, and the project in whose data room it lies. */
  name: string
  proj_no: number | null
  ver: number
  page: number
  goTo: (page: number) => void
  goToVersion: ((fv_no: number, page: number) => void) | undefined
  pinning: Pinning
}

interface ViewerProps {
  view: OpenedView
  source: PageSource
  startAt: number
  onLeave: () => void
  goToVersion: ((fv_no: number, page: number) => void) | undefined
  panel: ((state: PanelState) => ReactNode) | undefined
  opensPanel: boolean
  heat: readonly PageReading[] | undefined
}

/** An opened document: bar, small pages, pages, and what stands beside it. */
export const Viewer = (props: ViewerProps) => {
  const { view, source, startAt, onLeave, goToVersion, panel, opensPanel, heat } = props
  const isPhone = useIsPhone()
  const { isFull, toggle: fullScreen } = useFullScreen()
  const list = useRef<PageListHandle>(null)
  const [firstPage] = useState(Math.min(startAt, source.count))
  const [page, setPage] = useState(firstPage)
  const [fit, setFit] = useState<Fit>('width')
  const [scale, setScale] = useState(1)
  const [turns, setTurns] = useState(0)
  const [hasThumbnails, setThumbnails] = useState(!isPhone)
  const [hasPanel, setPanel] = useState(opensPanel || (!isPhone && view.may_comment))
  const [words, setWords] = useState<string | null>(null)
  const watermark = useWatermark(view.has_watermark, view.reader, view.now_dt)
  /** Nobody is there to be asked: what was typed stays as a draft. */
  const sendBack = () => {
    forgetUnsaved()
    onLeave()
  }
  const { isWarned, stay } = useReadingTime({ view, page, pages: source.count, onLeave: sendBack })

  const pinning = usePinning(view, () => setPanel(true))
  const goTo = useCallback((wanted: number) => list.current?.goTo(wanted), [])
  const step = (by: number) => goTo(Math.min(source.count, Math.max(1, page + by)))
  const zoom = (by: 1 | -1) => setFit(by === 1 ? largerThan(scale) : smallerThan(scale))
  const search = () => setWords((before) => before ?? '')
  const [isDrawn, setDrawn] = useState(false)
  const noteDrawn = useCallback(() => setDrawn(true), [])
  const { print, isPrinting } = usePrint(source, watermark, view.may_download)
  /** On phones what lies over the pages makes room for the one that was chosen. */
  const goToFromList = (wanted: number) => {
    goTo(wanted)
    if (!isPhone) return
    setThumbnails(false)
    setPanel(false)
  }
  useViewerKeys({
    step,
    turn: (by) => list.current?.turn(by),
    isWide: () => list.current?.isWide() ?? false,
    goToEnd: (which) => goTo(which === 'first' ? 1 : source.count),
    zoom,
    search,
    print,
    fullScreen,
  })

  const { dv_no, name, proj_no, ver } = view
  const beside =
    dv_no === null ? undefined : panel?.({ dv_no, name, proj_no, ver, page, goTo: goToFromList, goToVersion, pinning })
  const frame = view.may_download ? classes.viewer : `${classes.viewer} no-print`

  return (
    <div className={frame} data-full-screen={isFull || undefined}>
      <ViewerBar
        name={view.name}
        page={page}
        count={source.count}
        scale={scale}
        goTo={goTo}
        actions={{
          back: onLeave,
          toggleThumbnails: () => setThumbnails(!hasThumbnails),
          togglePanel: beside ? () => setPanel(!hasPanel) : undefined,
          zoom,
          fit: setFit,
          rotate: () => setTurns((turns + 1) % 4),
          search,
          fullScreen,
          print: view.may_download ? print : undefined,
          download: downloadChoice(view),
        }}
      />
      {words !== null && (
        <SearchBar
          source={source}
          page={page}
          words={words}
          onWords={setWords}
          goTo={goTo}
          onClose={() => setWords(null)}
        />
      )}
      {isPrinting && (
        <div className={classes.note} role="status">
          <Note>{text.printing}</Note>
        </div>
      )}
      {view.may_download && view.download_way === null && (
        <div className={classes.note}>
          <Note>{text.notMarkable}</Note>
        </div>
      )}
      {source.note && (
        <div className={classes.note}>
          <Note>{source.note}</Note>
        </div>
      )}
      <div className={classes.body}>
        {pinning.isPlacing && (
          <div className={classes.placing} role="status">
            <span>{text.placing}</span>
            <Button size="xs" variant="default" onClick={() => pinning.setPlacing(false)}>
              {text.stopPlacing}
            </Button>
          </div>
        )}
        {hasThumbnails && (
          <Thumbnails source={source} page={page} goTo={goToFromList} isWaiting={!isDrawn} heat={heat} />
        )}
        <PageList
          source={source}
          fit={fit}
          turns={turns}
          firstPage={firstPage}
          words={words?.trim() ?? ''}
          watermark={watermark}
          pinning={pinning}
          onPage={setPage}
          onDrawn={noteDrawn}
          onScale={setScale}
          onZoom={setFit}
          handle={list}
        />
        {beside && (
          // Hidden, not gone: what was typed is there again when it is opened, or once a spot is chosen on a phone.
          <aside className={classes.panel} hidden={!hasPanel || (isPhone && pinning.isPlacing)}>
            {beside}
          </aside>
        )}
      </div>
      <Modal opened={isWarned} onClose={stay} centered withCloseButton={false}>
        <p role="alert">{text.idle}</p>
        <Button onClick={stay} data-autofocus>
          {text.stay}
        </Button>
      </Modal>
    </div>
  )
}
