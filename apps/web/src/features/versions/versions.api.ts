import { versions } from '@crm/contract/features/versions/versions'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { clearCaches } from '../../shared/lib/page/serviceWorker.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useServerEvent } from '../../shared/lib/socket/serverEvents.ts'
import { createCountdown, laterFrom } from './countdown.ts'
import { hasReloadedFor, rememberReload } from './reloadedVersion.ts'

const lookAgain = 10 * 60_000
const patience = 5_000

/** Written into the page by the server that sent it; nothing while Vite serves it. */
const running = document.querySelector<HTMLMetaElement>('meta[name="crm-version"]')?.content

let wanted = ''

const update = async () => {
  rememberReload(wanted)
  await clearCaches()
  location.reload()
  // Still here: the browser asked about unsaved text, and people stayed.
  await new Promise((resolve) => setTimeout(resolve, patience))
}

/** One for the whole page: it goes on counting whatever screen is open. */
export const countdown = createCountdown(update)

/** The version that the server said last. */
const useServerVersion = () => {
  const [heard, setHeard] = useState<string>()
  const { data, dataUpdatedAt } = useRead(
    versions.list,
    { query: { limit: 1 } },
    { enabled: running !== undefined, every: lookAgain },
  )
  useServerEvent('nv', ({ vl_version }) => setHeard(vl_version))
  // Whatever was read after it was said is newer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of reading is what matters
  useEffect(() => setHeard(undefined), [dataUpdatedAt])
  return heard ?? data?.query[0]?.vl_version
}

/** Seconds until the page is replaced by the server's new version; null while they are the same. */
export const useUpdateCountdown = () => {
  const version = useServerVersion()
  useEffect(() => {
    if (running === undefined || version === undefined) return
    wanted = version
    if (version === running) countdown.cancel()
    else countdown.start(hasReloadedFor(version) ? laterFrom : undefined)
  }, [version])
  return useSyncExternalStore(countdown.subscribe, countdown.left)
}
