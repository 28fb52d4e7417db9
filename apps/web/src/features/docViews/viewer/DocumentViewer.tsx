import type { PageReading } from '@crm/contract/features/docViews/docViews.rows'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTabTitle } from '../../../shared/lib/page/tabTitle.ts'
import { callHeaders } from '../../../shared/lib/server/api.ts'
import { IconButton } from '../../../shared/ui/button/IconButton.tsx'
import { PageSpinner } from '../../../shared/ui/page/PageSpinner.tsx'
import { ErrorState } from '../../../shared/ui/state/ErrorState.tsx'
import { type OpenedView, useOpenedView, viewFileUrl } from '../docViews.api.ts'
import { ConversionState } from './ConversionState.tsx'
import { downloadChoice } from './downloadDocument.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { openSource } from './sources/openSource.ts'
import { type PageSource, SourceProblem } from './sources/pageSource.ts'
import classes from './Viewer.module.css'
import { type PanelState, Viewer } from './Viewer.tsx'
import { viewerText as text } from './viewer.messages.ts'

export interface DocumentViewerProps {
  ft_no: number
  /** An older version; the current one when left out. */
  fv_no?: number | undefined
  /** Where it opens; at the page last read when left out. */
  page?: number | undefined
  onLeave: () => void
  /** Where comments on other versions lead to them. */
  goToVersion?: ((fv_no: number, page: number) => void) | undefined
  /** Stands beside the document: comments, the reading report. */
  panel?: ((state: PanelState) => ReactNode) | undefined
  /** On a phone too, where it lies over the pages: somebody was led to it. */
  opensPanel?: boolean | undefined
  /** How long each page was read, over the small pages. */
  heat?: readonly PageReading[] | undefined
}

const filesOf = (view: OpenedView, password: string | undefined) => {
  const { name, mimetype, size, pdf_state, may_download } = view
  const file = { url: viewFileUrl(view), headers: callHeaders(), name, mimetype, size, mayCopy: may_download, password }
  return { file, pdf: pdf_state === 'done' ? { ...file, url: viewFileUrl(view, 'pdf') } : null }
}

const useSource = (view: OpenedView, password: string | undefined, attempt: number) => {
  const [state, setState] = useState<PageSource | Error | undefined>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    let isCurrent = true
    let source: PageSource | undefined
    setState(undefined)
    const { file, pdf } = filesOf(view, password)
    openSource(file, pdf).then(
      (opened) => {
        if (!isCurrent) return opened.close()
        source = opened
        setState(opened)
      },
      (error: unknown) => isCurrent && setState(error instanceof Error ? error : new Error(String(error))),
    )
    return () => {
      isCurrent = false
      source?.close()
    }
  }, [view, password, attempt])
  return state
}

interface FrameProps {
  name?: string
  onLeave: () => void
  children: ReactNode
}

/** While a document is on its way, which may take long or for ever, one can go back. */
const Frame = ({ name = '', onLeave, children }: FrameProps) => (
  <div className={classes.viewer}>
    <header className={classes.bar}>
      <IconButton aria-label={text.back} onClick={onLeave}>
        <IconArrowLeft size={18} />
      </IconButton>
      <h1 className={classes.name}>{name}</h1>
    </header>
    {children}
  </div>
)

type Shown = Omit<DocumentViewerProps, 'ft_no' | 'fv_no'> & { view: OpenedView }

const OpenedDocument = ({ view, page, opensPanel = false, ...shown }: Shown) => {
  const { onLeave, goToVersion, panel, heat } = shown
  const [password, setPassword] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const source = useSource(view, password, attempt)
  if (!source)
    return (
      <Frame name={view.name} onLeave={onLeave}>
        <PageSpinner />
      </Frame>
    )
  if (!(source instanceof Error))
    return (
      <Viewer
        view={view}
        source={source}
        startAt={page ?? view.last_page ?? 1}
        onLeave={onLeave}
        goToVersion={goToVersion}
        panel={panel}
        opensPanel={opensPanel}
        heat={heat}
      />
    )
  if (source instanceof SourceProblem && source.reason === 'password')
    return <PasswordForm name={view.name} message={source.message} onPassword={setPassword} onLeave={onLeave} />
  const download = downloadChoice(view)
  const isKnown = source instanceof SourceProblem
  return (
    <div className={classes.problem} role="alert">
      <h1 className={classes.name}>{view.name}</h1>
      <p>{isKnown ? source.message : text.failed}</p>
      <div className={classes.choices}>
        <Button variant="default" onClick={onLeave}>
          {text.back}
        </Button>
        {!isKnown && <Button onClick={() => setAttempt(attempt + 1)}>{text.retry}</Button>}
        {download && <Button onClick={download.run}>{download.title}</Button>}
      </div>
    </div>
  )
}

/** Shows a document and counts how long each page is read. It fills the box it is put into. */
export const DocumentViewer = ({ ft_no, fv_no, ...shown }: DocumentViewerProps) => {
  const { data, error, refetch } = useOpenedView(ft_no, fv_no)
  useTabTitle(data?.name)
  if (error || !data)
    return (
      <Frame onLeave={shown.onLeave}>
        {error ? <ErrorState reason={error.message} onRetry={() => void refetch()} /> : <PageSpinner />}
      </Frame>
    )
  if (data.pdf_state === 'waiting' || data.pdf_state === 'failed')
    return <ConversionState view={data} onLeave={shown.onLeave} onAgain={() => void refetch()} />
  return <OpenedDocument key={data.fv_no} view={data} {...shown} />
}
