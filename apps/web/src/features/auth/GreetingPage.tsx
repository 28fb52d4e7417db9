import type { User } from '@crm/contract/features/auth'
import type { ReactNode } from 'react'
import { koreaNow, showTime } from '../../shared/lib/date.ts'
import { Page } from '../../shared/ui/Page.tsx'
import { PageSkeleton } from '../../shared/ui/PageSkeleton.tsx'
import { useUser } from './auth.api.ts'
import { text } from './auth.messages.ts'
import { greetingAt } from './greeting.ts'
import { ProfileCard } from './ProfileCard.tsx'

interface GreetingPageProps {
  more?: (user: User) => ReactNode
}

/** The first page after signing in: a greeting, and who you are. */
export const GreetingPage = ({ more }: GreetingPageProps) => {
  const user = useUser()
  if (!user) return <PageSkeleton />
  const greeting = greetingAt(Number.parseInt(showTime(koreaNow()), 10))
  return (
    <Page title={text.greet(user.user_name, greeting)} context={text.profileContext[user.user_type]}>
      <ProfileCard user={user} />
      {more?.(user)}
    </Page>
  )
}
