import type { User } from '@crm/contract/features/auth'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useRevalidator } from 'react-router'
import { useUser } from '../../features/auth/auth.api.ts'
import { useSocket } from '../../shared/lib/useSocket.ts'
import { ErrorBoundary } from '../../shared/ui/ErrorBoundary.tsx'
import { ClientShell } from './ClientShell.tsx'
import classes from './Shell.module.css'
import { StaffShell } from './StaffShell.tsx'
import { text } from './shell.messages.ts'
import { VcShell } from './VcShell.tsx'

const shells = { emp: StaffShell, client: ClientShell, vc: VcShell }
const mainId = 'main'

/** When approval or scopes change under an open screen, the guard decides anew. */
const useDecideAnew = (user: User | undefined) => {
  const { revalidate } = useRevalidator()
  const decided = useRef(user)
  useEffect(() => {
    if (decided.current !== user) revalidate()
    decided.current = user
  }, [user, revalidate])
}

/** A new screen is announced to screen readers, and the keyboard starts at its top. */
const useFocusOnArrival = () => {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const arrivedAt = useRef(pathname)
  useEffect(() => {
    if (arrivedAt.current !== pathname) main.current?.focus({ preventScroll: true })
    arrivedAt.current = pathname
  }, [pathname])
  return main
}

/** What stands around every screen of the product, for each kind of user. */
export const Shell = () => {
  const user = useUser()
  const { pathname } = useLocation()
  const main = useFocusOnArrival()
  useDecideAnew(user)
  useSocket()

  const content = (
    <main id={mainId} ref={main} tabIndex={-1} className={classes.main}>
      <ErrorBoundary key={pathname}>
        <Outlet />
      </ErrorBoundary>
    </main>
  )
  if (!user) return content

  const PersonShell = shells[user.user_type]
  return (
    <>
      <a href={`#${mainId}`} className={classes.skip}>
        {text.skip}
      </a>
      <PersonShell user={user}>{content}</PersonShell>
    </>
  )
}
