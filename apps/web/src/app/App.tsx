import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { createStepLog } from '../features/accessLog/accessLog.api.ts'
import { followNotifications } from '../features/alarms/notifications.ts'
import { queryClient } from '../shared/lib/server/queryClient.ts'
import { invalidateAll } from '../shared/lib/server/stale.ts'
import { readUser } from '../shared/lib/session/currentUser.ts'
import { session } from '../shared/lib/session/session.ts'
import { forgetUnsaved } from '../shared/lib/storage/unsaved.ts'
import { DialogHost } from '../shared/ui/overlay/DialogHost.tsx'
import { OpenedDialog, OpenedDock } from '../shared/ui/overlay/OpenedDialog.tsx'
import { Toasts } from '../shared/ui/overlay/Toasts.tsx'
import { loadListOnFirstMove } from './routing/loadScreen.ts'
import { returnPath } from './routing/returnPath.ts'
import { createRouter } from './routing/router.tsx'

/** Another tab holds a new token: the same person goes on, anybody else starts afresh. */
const followReplacement = async () => {
  const before = await readUser().catch(() => null)
  invalidateAll()
  const after = await readUser().catch(() => null)
  if (before?.user_no !== after?.user_no) location.assign('/')
}

/** Starts the router at the current address; what it returns is the whole product. */
export const startApp = () => {
  const router = createRouter()
  loadListOnFirstMove()
  const logStep = createStepLog()
  router.subscribe(({ initialized, navigation, location: { pathname } }) => {
    if (initialized && navigation.state === 'idle') logStep(pathname)
  })
  if (!session.isView()) followNotifications((link) => router.navigate(link))
  session.onChange((change) => {
    if (change === 'started') router.navigate(returnPath(location.search), { replace: true })
    if (change === 'replaced') followReplacement()
    if (change === 'ended') {
      forgetUnsaved()
      // A whole new page: nothing of one person's data stays in memory for the next.
      location.assign('/')
    }
  })
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <OpenedDialog />
      <OpenedDock />
      <DialogHost />
      <Toasts />
    </QueryClientProvider>
  )
}
