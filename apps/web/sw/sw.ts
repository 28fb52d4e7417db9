import { messageOf, offlineFiles, offlinePage, treatmentOf } from './rules.ts'

declare const self: ServiceWorkerGlobalScope

const offlineCache = 'crm-offline'
const assetCache = 'crm-assets'
/** Several versions' worth; what is over goes, oldest first. */
const mostAssets = 400

/** Words for people without a connection. */
const keepOfflinePage = async () => {
  const cache = await caches.open(offlineCache)
  await cache.addAll(offlineFiles.map((file) => new Request(file, { cache: 'reload' })))
}

/** The shell is never kept: it always comes from the network, or not at all. */
const fetchPage = async (event: FetchEvent) => {
  try {
    const page = await fetch(event.request)
    // A forced update has cleared everything.
    if (!(await caches.match(offlinePage))) event.waitUntil(keepOfflinePage().catch(() => undefined))
    return page
  } catch {
    return (await caches.match(offlinePage)) ?? Response.error()
  }
}

const fetchOfflineFile = async ({ request }: FetchEvent) => {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(request)) ?? Response.error()
  }
}

const trim = async (cache: Cache) => {
  const kept = await cache.keys()
  for (const request of kept.slice(0, Math.max(0, kept.length - mostAssets))) await cache.delete(request)
}

const fetchAsset = async (event: FetchEvent) => {
  const cache = await caches.open(assetCache)
  const known = await cache.match(event.request)
  if (known) return known
  const asset = await fetch(event.request)
  if (asset.ok) {
    const copy = asset.clone()
    event.waitUntil(
      cache
        .put(event.request, copy)
        .then(() => trim(cache))
        .catch(() => undefined),
    )
  }
  return asset
}

const show = ({ al_no, title, body, link }: ReturnType<typeof messageOf>) =>
  self.registration.showNotification(title, {
    body,
    // The same alarm once more takes the place of the first.
    tag: `alarm-${al_no}`,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { al_no, link },
  })

/** In the window that is there, without losing what is on it; in a new one when there is none. */
const open = async ({ al_no, link }: { al_no: number; link: string }) => {
  const windows = await self.clients.matchAll({ type: 'window' })
  const [first] = windows.toSorted((one, other) => Number(other.focused) - Number(one.focused))
  if (!first) return self.clients.openWindow(link)
  first.postMessage({ type: 'notification.clicked', al_no, link })
  return first.focus()
}

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(keepOfflinePage())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

self.addEventListener('fetch', (event) => {
  const treatment = treatmentOf(event.request, self.location.origin)
  if (treatment === 'page') event.respondWith(fetchPage(event))
  if (treatment === 'asset') event.respondWith(fetchAsset(event))
  if (treatment === 'offlineFile') event.respondWith(fetchOfflineFile(event))
})

self.addEventListener('push', (event) => {
  event.waitUntil(show(messageOf(event.data?.text())))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})
