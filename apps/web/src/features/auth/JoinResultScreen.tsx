import { auth } from '@crm/contract/features/auth'
import { Button } from '@mantine/core'
import { IconHourglassHigh, IconLock } from '@tabler/icons-react'
import { useRevalidator } from 'react-router'
import { invalidate } from '../../shared/lib/stale.ts'
import { NoticePage } from '../../shared/ui/NoticePage.tsx'
import { PageSpinner } from '../../shared/ui/PageSpinner.tsx'
import { signOut, useUser } from './auth.api.ts'
import { text } from './auth.messages.ts'
import { isRefused } from './membership.ts'

/** For people who have an account that may not be used yet, or not any more. */
export const JoinResultScreen = () => {
  const user = useUser()
  const { revalidate, state } = useRevalidator()
  if (!user) return <PageSpinner />

  const refused = isRefused(user)
  const lookAgain = () => {
    invalidate(auth.profile)
    revalidate()
  }
  return (
    <NoticePage
      icon={refused ? IconLock : IconHourglassHigh}
      tone={refused ? 'red' : 'accent'}
      title={refused ? text.refusedTitle : text.waitingTitle}
      description={refused ? text.refusedDescription : text.waitingDescription}
    >
      {!refused && (
        <Button variant="default" loading={state === 'loading'} onClick={lookAgain}>
          {text.checkAgain}
        </Button>
      )}
      <Button onClick={signOut}>{text.signOut}</Button>
    </NoticePage>
  )
}
