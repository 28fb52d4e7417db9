import type { ApiProblem } from '@crm/contract/kit/client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { koreaNow, showTime } from '../../shared/lib/format/date.ts'
import { useUser } from '../../shared/lib/session/currentUser.ts'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { Page } from '../../shared/ui/page/Page.tsx'
import { PageSkeleton } from '../../shared/ui/page/PageSkeleton.tsx'
import { ErrorState } from '../../shared/ui/state/ErrorState.tsx'
import { authText } from '../auth/auth.messages.ts'
import { greetingAt } from '../auth/greeting.ts'
import classes from './HomePage.module.css'

interface HomePageProps<Home> {
  context: string
  found: UseQueryResult<{ query: Home[] }, ApiProblem>
  /** What is going on, at the left. */
  main: (home: Home) => ReactNode
  /** Who one is, at the right; on phones below. */
  side: (home: Home) => ReactNode
}

/** The first page of people from outside: a greeting, what is going on, and who they are to us. */
export const HomePage = <Home,>({ context, found, main, side }: HomePageProps<Home>) => {
  const user = useUser()
  const home = found.data?.query[0]
  if (!user || found.isPending) return <PageSkeleton />

  const greeting = greetingAt(Number.parseInt(showTime(koreaNow()), 10))
  return (
    <Page title={authText.greet(user.user_name, greeting)} context={context}>
      {home === undefined ? (
        <Card>
          <ErrorState reason={found.error?.message} onRetry={found.refetch} />
        </Card>
      ) : (
        <div className={classes.columns}>
          <Stack>{main(home)}</Stack>
          <Stack>{side(home)}</Stack>
        </div>
      )}
    </Page>
  )
}
