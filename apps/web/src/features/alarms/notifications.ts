import { alarmChecked, alarms } from '@crm/contract/features/alarms/alarms'
import { quietCall } from '../../shared/lib/server/api.ts'
import { invalidate } from '../../shared/lib/server/stale.ts'

/** What the service worker says when somebody clicked a notification (sw/sw.ts). */
interface Clicked {
  type: 'notification.clicked'
  al_no: number
  link: string
}

const isClicked = (data: unknown): data is Clicked => (data as Clicked | null)?.type === 'notification.clicked'

/** A click on a notification opens its cause in the window that is there, without losing what is on it. */
export const followNotifications = (open: (link: string) => void) => {
  // Absent on plain-http intranets.
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (!isClicked(data)) return
    open(data.link)
    quietCall(alarms.check, { params: { al_no: data.al_no }, body: { state: alarmChecked } })
      .then(() => invalidate(alarms.newList, alarms.list))
      .catch(() => undefined)
  })
}
