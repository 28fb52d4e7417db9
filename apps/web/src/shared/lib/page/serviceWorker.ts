const file = '/sw.js'
const patience = 3000

/** Notifications, and words for people without a connection (sw/sw.ts). Browsers that have none go on without. */
export const registerServiceWorker = () => {
  if (!('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    navigator.serviceWorker.register(file, { updateViaCache: 'none' }).catch(() => undefined)
  })
}

const clearAll = async () => {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await (await navigator.serviceWorker?.getRegistration())?.update()
}

/** Nothing of the old version stays; a browser that is slow about it does not hold up the update. */
export const clearCaches = async () => {
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience))
  if ('caches' in window) await Promise.race([clearAll().catch(() => undefined), late])
}
