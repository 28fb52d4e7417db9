import { ApiProblem } from '@crm/contract/kit/client'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { CrashView } from '../shared/ui/page/CrashView.tsx'
import { ErrorState } from '../shared/ui/state/ErrorState.tsx'
import { PageProblem } from './PageProblem.tsx'
import classes from './RouteProblem.module.css'

/** Stands where a screen should be that was refused, could not be reached, did not arrive, or broke. */
export const RouteProblem = ({ inShell = false }) => {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  if (isRouteErrorResponse(error))
    return <PageProblem kind={error.status === 403 ? 'forbidden' : 'notFound'} inShell={inShell} />
  const Place = inShell ? 'div' : 'main'
  return (
    <Place className={classes.place}>
      {error instanceof ApiProblem ? (
        <ErrorState reason={error.message} onRetry={revalidate} />
      ) : (
        <CrashView error={error} />
      )}
    </Place>
  )
}
