import { estimates } from '@crm/contract/features/estimates/estimates'
import type { Estimate } from '@crm/contract/features/estimates/estimates.rows'
import { estimateMessages, isOpen } from '@crm/contract/features/estimates/estimates.words'
import { Button } from '@mantine/core'
import { IconFileOff } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { BackLink } from '../../shared/kit/record/BackLink.tsx'
import { useRecordNo } from '../../shared/kit/record/recordNo.ts'
import { useRecord } from '../../shared/kit/record/useRecord.ts'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { Note } from '../../shared/ui/Note.tsx'
import { Notice } from '../../shared/ui/NoticePage.tsx'
import { Page } from '../../shared/ui/Page.tsx'
import { PageSkeleton } from '../../shared/ui/PageSkeleton.tsx'
import { Inline, Stack } from '../../shared/ui/Stack.tsx'
import { dashboardPath } from '../reference/projectPaths.ts'
import { EstimateActions } from './actions/EstimateActions.tsx'
import { EstimateStateTag } from './EstimateState.tsx'
import { EstimateEditor } from './editor/EstimateEditor.tsx'
import { blankEstimate } from './editor/estimateValues.ts'
import { editPath } from './estimatePaths.ts'
import { useEstimateSettings, useProjectRead, useRecipients } from './estimates.api.ts'
import { estimatesText as text } from './estimates.messages.ts'
import { ApprovalCard } from './issued/EstimateFacts.tsx'
import { IssuedEstimate } from './issued/IssuedEstimate.tsx'
import { VersionsCard } from './issued/VersionsCard.tsx'

/** The editor stays while its first save gives it an address of its own; any other address opens another one. */
const useEditorKey = (proj_no: number, est_no: number | null) => {
  const held = useRef({ key: 0, proj_no, est_no, made: null as number | null })
  const { current } = held
  const isMadeHere = est_no !== null && current.est_no === null && current.made === est_no
  if (isMadeHere) held.current = { ...current, est_no }
  else if (current.est_no !== est_no || (est_no === null && current.proj_no !== proj_no))
    held.current = { key: current.key + 1, proj_no, est_no, made: null }
  const made = (estimate: Estimate) => {
    held.current = { ...held.current, made: estimate.est_no }
  }
  return { key: held.current.key, made }
}

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

/** Above the editor: what stands between the draft and its issue. */
const Warnings = ({ estimate }: { estimate: Estimate | undefined }) => (
  <>
    {estimate?.est_state === 'asking' && <Note tone="amber">{text.asked}</Note>}
    {estimate?.est_state === 'draft' && estimate.needs_approval && estimate.limit !== null && (
      <Note tone="amber">{estimateMessages.limit(estimate.limit)}</Note>
    )}
    {estimate && <ApprovalCard estimate={estimate} />}
  </>
)

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
  const isNew = useParams().est_no === undefined
  const est_no = useRecordNo('est_no')
  const read = useRecord(estimates.detail, { est_no })
  const proj_no = read.row?.proj_no ?? stated
  const project = useProjectRead(proj_no, true)
  const settings = useEstimateSettings()
  const found = project.data?.query[0]
  const recipients = useRecipients(proj_no)
  const editor = useEditorKey(stated, isNew ? null : est_no)

  const error = read.error ?? project.error ?? settings.error
  const estimate = isNew ? undefined : read.row
  const defaults = settings.data?.query[0]
  if (!isNew && read.isMissing) return <Missing title={text.missingTitle} proj_no={stated} />
  if (isNew && (stated === 0 || project.data?.query.length === 0))
    return <Missing title={text.missingProject} proj_no={stated} />
  if (error) return <ErrorState reason={error.message} onRetry={() => location.reload()} />
  if (!defaults || !found || (!isNew && !estimate)) return <PageSkeleton />

  const head = { estimate, proj_no, client_name: found.client_name }
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
  const start = blankEstimate(
    {
      proj_no,
      est_title: text.usualTitle(found.proj_name).slice(0, 100),
      est_to_name: found.user_name ?? '',
      est_to_phone: '',
    },
    defaults,
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
      client_name={found.client_name}
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
            <Warnings estimate={estimate} />
            {content}
            {estimate && <VersionsCard estimate={estimate} />}
          </Stack>
        </Page>
      )}
    </EstimateEditor>
  )
}
