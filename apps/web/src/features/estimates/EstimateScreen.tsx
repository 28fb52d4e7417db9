import type { Estimate } from '@crm/contract/features/estimates/estimates.rows'
import { isOpen } from '@crm/contract/features/estimates/estimates.words'
import { Button } from '@mantine/core'
import { IconFileOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { BackLink } from '../../shared/kit/record/BackLink.tsx'
import { useRecordNo } from '../../shared/kit/record/recordNo.ts'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { Notice } from '../../shared/ui/page/NoticePage.tsx'
import { Page } from '../../shared/ui/page/Page.tsx'
import { PageSkeleton } from '../../shared/ui/page/PageSkeleton.tsx'
import { ErrorState } from '../../shared/ui/state/ErrorState.tsx'
import { dashboardPath } from '../reference/projectPaths.ts'
import { EstimateActions } from './actions/EstimateActions.tsx'
import { EstimateStateTag } from './EstimateState.tsx'
import { DraftWarnings } from './editor/DraftWarnings.tsx'
import { EstimateEditor } from './editor/EstimateEditor.tsx'
import { useEstimateToWrite } from './editor/useEstimateToWrite.ts'
import { editPath } from './estimatePaths.ts'
import { estimatesText as text } from './estimates.messages.ts'
import { IssuedEstimate } from './issued/IssuedEstimate.tsx'
import { VersionsCard } from './issued/VersionsCard.tsx'

const Title = ({ estimate }: { estimate: Estimate | undefined }) =>
  estimate ? (
    <Inline as="span" wraps>
      {estimate.est_title}
      <EstimateStateTag state={estimate.est_state} />
    </Inline>
  ) : (
    text.writeTitle
  )

interface HeadProps {
  estimate: Estimate | undefined
  proj_no: number
  client_name: string
  progress?: ReactNode
}

const Context = ({ estimate, proj_no, client_name, progress }: HeadProps) => {
  const facts = [client_name, estimate?.est_code, estimate && text.version(estimate.est_ver)]
    .filter(Boolean)
    .join(' · ')
  return (
    <>
      <BackLink path={dashboardPath(proj_no)} title={text.toProject} />
      {facts}
      {progress && <> · {progress}</>}
    </>
  )
}

const Missing = ({ title, proj_no }: { title: string; proj_no: number }) => (
  <Notice icon={IconFileOff} tone="gray" title={title} description={text.missingHint}>
    <Button component={Link} to={dashboardPath(proj_no)}>
      {text.toProject}
    </Button>
  </Notice>
)

/** Writes an estimate, or shows one that is issued. */
export const EstimateScreen = () => {
  const navigate = useNavigate()
  const stated = useRecordNo()
  const est_no = useRecordNo('est_no')
  const isNew = useParams().est_no === undefined
  const asked = useEstimateToWrite({ proj_no: stated, est_no: isNew ? null : est_no })
  if (asked.state === 'missing') return <Missing title={asked.title} proj_no={stated} />
  if (asked.state === 'failed') return <ErrorState reason={asked.reason} onRetry={asked.retry} />
  if (asked.state === 'loading') return <PageSkeleton />

  const { estimate, start, project, proj_no, recipients, editor } = asked
  const { client_name } = project
  const head = { estimate, proj_no, client_name }
  if (estimate && !isOpen(estimate.est_state))
    return (
      <Page
        title={<Title estimate={estimate} />}
        name={estimate.est_title}
        context={<Context {...head} />}
        actions={<EstimateActions estimate={estimate} />}
      >
        <IssuedEstimate estimate={estimate} />
      </Page>
    )
  const leave = (made: Estimate) => {
    editor.made(made)
    navigate(editPath(made), { replace: true, preventScrollReset: true, state: { staysHere: true } })
  }
  return (
    <EstimateEditor
      key={editor.key}
      estimate={estimate}
      start={start}
      client_name={client_name}
      recipients={recipients}
      onMade={leave}
    >
      {(form, progress, content) => (
        <Page
          title={<Title estimate={estimate} />}
          {...(estimate && { name: estimate.est_title })}
          context={<Context {...head} progress={progress} />}
          actions={
            estimate && (
              <EstimateActions
                estimate={estimate}
                draft={form.values}
                isSaving={form.isUnsaved || form.busy || !form.isRight}
              />
            )
          }
        >
          <Stack>
            <DraftWarnings estimate={estimate} />
            {content}
            {estimate && <VersionsCard estimate={estimate} />}
          </Stack>
        </Page>
      )}
    </EstimateEditor>
  )
}
