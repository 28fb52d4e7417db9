import { auth, type User } from '@crm/contract/features/auth/auth'
import { portal } from '@crm/contract/features/portal/portal'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { IconHourglassHigh, IconLock, IconMailCheck } from '@tabler/icons-react'
import { useCallback, useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { invalidate } from '../../shared/lib/server/stale.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { signOut, useUser } from '../../shared/lib/session/currentUser.ts'
import { session } from '../../shared/lib/session/session.ts'
import { useCompanyBrand } from '../../shared/lib/session/useCompanyBrand.ts'
import { NoticePage } from '../../shared/ui/page/NoticePage.tsx'
import { PageSpinner } from '../../shared/ui/page/PageSpinner.tsx'
import { authText } from './auth.messages.ts'
import { isRefused } from './membership.ts'

const pause = 20_000

/** Looks now and then by itself, while somebody is looking: approval opens the product without a click. */
const useLookAgain = () => {
  const { revalidate, state } = useRevalidator()
  const lookAgain = useCallback(() => {
    invalidate(auth.profile)
    revalidate()
  }, [revalidate])
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') lookAgain()
    }, pause)
    return () => clearInterval(timer)
  }, [lookAgain])
  return { lookAgain, isLooking: state === 'loading' }
}

const WhomToCall = () => {
  const { name, phone, email } = useRead(portal.companyInfo).data?.query[0] ?? {}
  if (!name || (!phone && !email)) return null
  return (
    <>
      <br />
      {authText.whomToCall(name)} {phone && <a href={`tel:${phone}`}>{phone}</a>}{' '}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </>
  )
}

const WaitingForApproval = ({ user }: { user: User }) => {
  const { lookAgain, isLooking } = useLookAgain()
  return (
    <NoticePage
      icon={IconHourglassHigh}
      title={authText.waitingTitle}
      description={
        <>
          {authText.waitingDescription[user.user_type]}
          <WhomToCall />
        </>
      }
    >
      <Button variant="default" loading={isLooking} onClick={lookAgain}>
        {authText.checkAgain}
      </Button>
      <Button onClick={signOut}>{authText.signOut}</Button>
    </NoticePage>
  )
}

const Refused = () => (
  <NoticePage
    icon={IconLock}
    tone="red"
    title={authText.refusedTitle}
    description={
      <>
        {authText.refusedDescription}
        <WhomToCall />
      </>
    }
  >
    <Button onClick={signOut}>{authText.signOut}</Button>
  </NoticePage>
)

const Applied = () => (
  <NoticePage icon={IconMailCheck} title={authText.appliedTitle} description={authText.appliedDescription}>
    <Button component={Link} to={screens.Login.path}>
      {authText.signIn}
    </Button>
  </NoticePage>
)

/** For people who have an account that may not be used yet, or not any more; and for those who have just applied. */
export const JoinResultScreen = () => {
  const user = useUser()
  useCompanyBrand(user ? user.user_type !== 'emp' : false)
  if (!session.token()) return <Applied />
  if (!user) return <PageSpinner />
  return isRefused(user) ? <Refused /> : <WaitingForApproval user={user} />
}
