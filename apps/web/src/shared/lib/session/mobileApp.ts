/**
 * The bridge to our mobile app, which shows the product in a web view. Messages are JSON.
 *
 * To the app, by `ReactNativeWebView.postMessage` (React Native) or `webkit.messageHandlers.builderCrm.postMessage`:
 *   { type: 'requestToken' }      at the start; the app answers with `token`
 *   { type: 'login', token }      somebody has signed in: the app keeps the token for the next start
 *   { type: 'logout' }            the session is over: the app forgets it
 *   { type: 'download', url, name }  a signed link that the app fetches and saves itself
 * Features may send more (`type` names them).
 *
 * From the app, as a `message` event of the window:
 *   { type: 'token', token: string | null, device_code?: string, device_name?: string }
 * The device is the app's: its code and name go out as headers in place of the browser's own.
 */
interface Bridge {
  postMessage: (message: string) => void
}

interface AppWindow {
  ReactNativeWebView?: Bridge
  webkit?: { messageHandlers?: { builderCrm?: Bridge } }
}

/** What the app says at the start. */
interface AppSession {
  token: string | null
  device_code?: string
  device_name?: string
}

const patience = 3000
/** It goes out as a header. */
const deviceCodeShape = /^[!-~]{8,100}$/

const bridge = (): Bridge | undefined => {
  const { ReactNativeWebView, webkit } = globalThis as AppWindow
  return ReactNativeWebView ?? webkit?.messageHandlers?.builderCrm
}

/** Whether the product is shown inside our mobile app. */
export const isInApp = () => bridge() !== undefined

export const sendToApp = (message: { type: string } & Record<string, unknown>) =>
  bridge()?.postMessage(JSON.stringify(message))

const parsed = (data: unknown): unknown => {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}

/** Other windows may send messages, too: the app's come from this one, or from nowhere. */
const isFromApp = ({ origin }: MessageEvent) => origin === '' || origin === 'null' || origin === location.origin

export const readAppSession = (event: MessageEvent): AppSession | null => {
  if (!isFromApp(event)) return null
  const { type, token, device_code, device_name } = (parsed(event.data) ?? {}) as Record<string, unknown>
  if (type !== 'token' || !(token === null || typeof token === 'string')) return null
  return {
    token,
    ...(typeof device_code === 'string' && deviceCodeShape.test(device_code) ? { device_code } : {}),
    ...(typeof device_name === 'string' ? { device_name } : {}),
  }
}

/** The app's token and device; null when it does not answer. */
export const askApp = (): Promise<AppSession | null> =>
  new Promise((resolve) => {
    const finish = (answer: AppSession | null) => {
      clearTimeout(timer)
      removeEventListener('message', listen)
      resolve(answer)
    }
    const listen = (event: MessageEvent) => {
      const answer = readAppSession(event)
      if (answer) finish(answer)
    }
    const timer = setTimeout(() => finish(null), patience)
    addEventListener('message', listen)
    sendToApp({ type: 'requestToken' })
  })
