import { alarms } from '@crm/contract/features/alarms/alarms'
import { auth } from '@crm/contract/features/auth/auth'
import { call } from '../../shared/lib/server/api.ts'
import { invalidate } from '../../shared/lib/server/stale.ts'
import { rememberPushChoice } from './pushChoice.ts'

type PushAvailability = 'available' | 'unsupported' | 'denied'

export const pushAvailability = (): PushAvailability => {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'available'
}

const manager = async () => (await navigator.serviceWorker.getRegistration())?.pushManager

export const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

const isMadeFor = (subscription: PushSubscription, key: Uint8Array) => {
  const used = subscription.options.applicationServerKey
  return used !== null && String(new Uint8Array(used)) === String(key)
}

/** The browser's push subscription for this server; one that was made with other keys is not used. */
const subscribe = async () => {
  const { query } = await call(alarms.pushKey)
  const key = bytesOf(query[0]?.public_key ?? '')
  const pushes = await manager()
  if (!pushes) throw new Error('no service worker')
  const known = await pushes.getSubscription()
  if (known && isMadeFor(known, key)) return known
  await known?.unsubscribe()
  return pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

const save = async (tokens: string[]) => {
  await call(alarms.savePush, { body: { user_web_push_tokens: tokens } })
  invalidate(auth.profile)
}

/** True when this browser shows the person's alarms: it agreed, and the server knows. */
export const isPushOn = async (tokens: readonly string[]) => {
  if (pushAvailability() !== 'available') return false
  const endpoint = (await (await manager())?.getSubscription())?.endpoint
  return endpoint !== undefined && tokens.some((token) => token.includes(JSON.stringify(endpoint)))
}

/** Asks the browser, which asks the person; false when they would rather not. */
export const turnPushOn = async (user_no: number) => {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await save([JSON.stringify(await subscribe())])
  rememberPushChoice(user_no)
  return true
}

export const turnPushOff = async () => {
  rememberPushChoice(null)
  await save([])
  await (await (await manager())?.getSubscription())?.unsubscribe()
}

/** The wish outlives the session it was made in: signing in again brings it back. */
export const restorePush = async (tokens: readonly string[]) => {
  if (Notification.permission !== 'granted' || (await isPushOn(tokens))) return
  await save([JSON.stringify(await subscribe())])
}
