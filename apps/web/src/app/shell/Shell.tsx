import type { User } from '@crm/contract/features/auth/auth'
import { lazy, type MouseEvent, type RefObject, Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation, useRevalidator } from 'react-router'
import { useRestorePush } from '../../features/alarms/useRestorePush.ts'
import { VersionBanner } from '../../features/versions/VersionBanner.tsx'
import { lazyPart } from '../../shared/lib/page/lazyPart.tsx'
import { loadChunk } from '../../shared/lib/page/lazyScreen.ts'
import { useUser } from '../../shared/lib/session/currentUser.ts'
import { session } from '../../shared/lib/session/session.ts'
import { useSocket } from '../../shared/lib/socket/useSocket.ts'
import { PageSpinner } from '../../shared/ui/page/PageSpinner.tsx'
import classes from './Shell.module.css'
import { StaffShell } from './StaffShell.tsx'
import { shellText } from './shell.messages.ts'

/** Staff need nothing of the portal. */
const ClientShell = lazy(() =>
  loadChunk(() => import('./ClientShell.tsx')).then((file) => ({ default: file.ClientShell })),
)

const VcShell = lazy(() => loadChunk(() => import('./VcShell.tsx')).then((file) => ({ default: file.VcShell })))

const ViewBanner = lazyPart(() => import('../../features/clientView/ViewBanner.tsx').then((file) => file.ViewBanner))

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

/**
 * A new screen is announced to screen readers, and the keyboard starts at its top. What has only got another address
 * (`state: { staysHere: true }`), such as a record that its first save has made, leaves people where they type.
 */
const useFocusOnArrival = () => {
  const { pathname, state } = useLocation()
  const staysHere = Boolean((state as { staysHere?: boolean } | null)?.staysHere)
  const main = useRef<HTMLElement>(null)
  const arrivedAt = useRef(pathname)
  useEffect(() => {
    if (arrivedAt.current !== pathname && !staysHere) main.current?.focus({ preventScroll: true })
    arrivedAt.current = pathname
  }, [pathname, staysHere])
  return main
}

/** Moves the keyboard without touching the address, which belongs to the router. */
const skipTo = (main: RefObject<HTMLElement | null>) => (event: MouseEvent) => {
  event.preventDefault()
  main.current?.focus()
}

/** What stands around every screen of the product, for each kind of user. */
export const Shell = () => {
  const user = useUser()
  const main = useFocusOnArrival()
  useDecideAnew(user)
  useSocket()
  useRestorePush(user)

  const content = (
    <main id={mainId} ref={main} tabIndex={-1} className={classes.main}>
      <Outlet />
    </main>
  )
  if (!user) return content

  const PersonShell = shells[user.user_type]
  return (
    <>
      <a href={`#${mainId}`} className={`${classes.skip} no-print`} onClick={skipTo(main)}>
        {shellText.skip}
      </a>
      <Suspense fallback={<PageSpinner />}>
        <PersonShell user={user}>{content}</PersonShell>
      </Suspense>
      <VersionBanner />
      {session.isView() && <ViewBanner user={user} />}
    </>
  )
}
