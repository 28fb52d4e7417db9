import type { Estimate } from '@crm/contract/features/estimates/estimates.rows'
import { isOpen } from '@crm/contract/features/estimates/estimates.words'
import { won } from '@crm/contract/kit/numbers'
import { Button } from '@mantine/core'
import { IconFileOff } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { BackLink } from '../../shared/kit/record/BackLink.tsx'
import { useAddressNumber } from '../../shared/lib/address/useAddressNumber.ts'
import { useChangeSearch } from '../../shared/lib/address/useChangeSearch.ts'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Notice } from '../../shared/ui/page/NoticePage.tsx'
import { Page } from '../../shared/ui/page/Page.tsx'
import { PageSkeleton } from '../../shared/ui/page/PageSkeleton.tsx'
import { ErrorState } from '../../shared/ui/state/ErrorState.tsx'
import { useEstimateToWrite } from '../estimates/editor/useEstimateToWrite.ts'
import { editPath, writePath } from '../estimates/estimatePaths.ts'
import { estimatesText } from '../estimates/estimates.messages.ts'
import { EstimatePaper } from '../estimates/paper/EstimatePaper.tsx'
import { dashboardPath } from '../reference/projectPaths.ts'
import { ChooseProject } from './ChooseProject.tsx'
import { stepsText as text } from './estimateSteps.messages.ts'
import { IssuedStep } from './FinishStep.tsx'
import { StepsFrame } from './StepsFrame.tsx'
import { lookStep, useStep } from './useStep.ts'
import { WriteSteps } from './WriteSteps.tsx'

interface IssuedStepsProps {
  estimate: Estimate
  token: string | null
  onToken: (t: string | null) => void
}

/** Of an issued estimate the last two steps are left. */
const IssuedSteps = ({ estimate, token, onToken }: IssuedStepsProps) => {
  const [step, go] = useStep(lookStep)
  const sum = (
    <Text as="strong" size="large">
      {won(estimate.est_amount)}
    </Text>
  )
  return (
    <StepsFrame
      step={step}
      first={lookStep}
      onGo={go}
      note={
        <>
          {text.total} {sum}
        </>
      }
    >
      {step === lookStep ? (
        <EstimatePaper facts={estimate} draft={estimate} />
      ) : (
        <IssuedStep estimate={estimate} token={token} onToken={onToken} />
      )}
    </StepsFrame>
  )
}

interface StepsPageProps {
  estimate: Estimate | undefined
  proj_no: number
  client_name: string
  progress?: ReactNode
  children: ReactNode
}

const StepsPage = ({ estimate, proj_no, client_name, progress, children }: StepsPageProps) => (
  <Page
    title={estimate?.est_title ?? text.title}
    context={
      <>
        <BackLink path={dashboardPath(proj_no)} title={text.toProject} />
        {client_name}
        {progress && <> · {progress}</>} ·{' '}
        <Link to={estimate ? editPath(estimate) : writePath(proj_no)}>{text.toEditor}</Link>
      </>
    }
  >
    {children}
  </Page>
)

const Steps = ({ proj_no: stated, est_no }: { proj_no: number; est_no: number | null }) => {
  const changeSearch = useChangeSearch()
  const [token, setToken] = useState<string | null>(null)
  const asked = useEstimateToWrite({ proj_no: stated, est_no })
  if (asked.state === 'missing')
    return (
      <Notice icon={IconFileOff} tone="gray" title={asked.title} description={estimatesText.missingHint}>
        <Button component={Link} to="?">
          {text.chooseProject}
        </Button>
      </Notice>
    )
  if (asked.state === 'failed') return <ErrorState reason={asked.reason} onRetry={asked.retry} />
  if (asked.state === 'loading') return <PageSkeleton />

  const { estimate, start, project, proj_no, recipients, editor } = asked
  const { client_name } = project
  const head = { estimate, proj_no, client_name }
  const code = { token, onToken: setToken }
  if (estimate && !isOpen(estimate.est_state))
    return (
      <StepsPage {...head}>
        <IssuedSteps estimate={estimate} {...code} />
      </StepsPage>
    )
  const stay = (made: Estimate) => {
    editor.made(made)
    changeSearch(
      (search) => {
        search.set('est_no', String(made.est_no))
        return search
      },
      { replace: true },
    )
  }
  return (
    <WriteSteps
      key={editor.key}
      estimate={estimate}
      start={start}
      client_name={client_name}
      recipients={recipients}
      onMade={stay}
      {...code}
    >
      {(progress, content) => (
        <StepsPage {...head} progress={progress}>
          {content}
        </StepsPage>
      )}
    </WriteSteps>
  )
}

/** An estimate in six big steps, for a tablet in the meeting. */
export const EstimateStepScreen = () => {
  const [proj_no] = useAddressNumber('proj_no')
  const [est_no] = useAddressNumber('est_no')
  if (proj_no === null && est_no === null) return <ChooseProject />
  return <Steps proj_no={proj_no ?? 0} est_no={est_no} />
}
