import webPush from 'web-push'
import * as z from 'zod'

/** The push subscription that a browser creates. */
export const Subscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }),
  keys: z.object({ p256dh: z.string().regex(/^[\w-]{87}=?$/), auth: z.string().regex(/^[\w-]{22}=?=?$/) }),
})
export type Subscription = z.output<typeof Subscription>

export interface Sender {
  keys: { public_key: string; private_key: string }
  subject: string
  hosts: string[]
}

const timeoutMs = 10_000
const keptSeconds = 24 * 60 * 60
const gone = [404, 410]

export const makeKeys = () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  return { public_key: publicKey, private_key: privateKey }
}

const matchesHost = (url: URL, host: string) => {
  // A whole origin allows plain http too: that is for push services of one's own network.
  if (host.includes('://')) return url.origin === host
  if (url.protocol !== 'https:' || url.port !== '') return false
  return host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host
}

/** Browsers name the address that the server calls: it must not become a way into the network behind it. */
export const mayBeCalled = (endpoint: string, hosts: string[]) =>
  URL.canParse(endpoint) && hosts.some((host) => matchesHost(new URL(endpoint), host))

/** Wakes one browser. False when it is no longer there; throws when it is worth another try. */
export const sendWebPush = async (sender: Sender, to: Subscription, message: object): Promise<boolean> => {
  if (!mayBeCalled(to.endpoint, sender.hosts)) return false
  const { headers, body, endpoint } = webPush.generateRequestDetails(to, JSON.stringify(message), {
    vapidDetails: {
      subject: sender.subject,
      publicKey: sender.keys.public_key,
      privateKey: sender.keys.private_key,
    },
    TTL: keptSeconds,
  })
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  if (response.ok) return true
  if (gone.includes(response.status)) return false
  throw new Error(`push service answered ${response.status}`)
}
