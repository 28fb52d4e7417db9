import { ApiProblem } from '@crm/contract/kit/client'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { CrashView } from '../shared/ui/CrashView.tsx'
import { ErrorState } from '../shared/ui/ErrorState.tsx'
import { text } from './app.messages.ts'
import { PageProblem } from './PageProblem.tsx'

/** Stands where a screen should be that was refused, could not be reached, did not arrive, or broke. */
export const RouteProblem = ({ inShell = false }) => {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  if (isRouteErrorResponse(error))
    return <PageProblem kind={error.status === 403 ? 'forbidden' : 'notFound'} inShell={inShell} />
  if (error instanceof ApiProblem)
    return <ErrorState title={text.unreachableTitle} reason={error.message} onRetry={revalidate} />
  return <CrashView error={error} />
}
