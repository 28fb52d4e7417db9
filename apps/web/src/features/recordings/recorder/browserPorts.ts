import { recordingSocketPath } from '@crm/contract/features/recordings/recordings.socket'
import { randomKey } from '@crm/contract/kit/client'
import { call } from '../../../shared/lib/server/api.ts'
import { readUser } from '../../../shared/lib/session/currentUser.ts'
import { session } from '../../../shared/lib/session/session.ts'
import { readStored, writeStored } from '../../../shared/lib/storage/storage.ts'
import { openCapture } from './capture/capture.ts'
import { openIndexedStore } from './kept/indexedSoundStore.ts'
import { createMemoryStore } from './kept/memorySoundStore.ts'
import { askToPersist, estimateRoom } from './kept/storageRoom.ts'
import type { RecorderPorts } from './recorderPorts.ts'
import { browserRecogniser } from './words/browserRecogniser.ts'

const lockName = 'recorder'
const tabKey = 'crm.recorder.tab'
/** Where the tab's own storage is closed. */
const unkeptTab = randomKey().slice(0, 16)

/** Without locks (an old browser) the server alone says whether another tab records. */
const lock = (): Promise<(() => void) | null> =>
  new Promise((resolve) => {
    if (!navigator.locks) return resolve(() => {})
    const hold = (granted: Lock | null) =>
      granted ? new Promise<void>((release) => resolve(release)) : Promise.resolve(resolve(null))
    navigator.locks.request(lockName, { ifAvailable: true }, hold).catch(() => resolve(() => {}))
  })

const isLockedElsewhere = async () => {
  const { held } = (await navigator.locks?.query()) ?? {}
  return held?.some(({ name }) => name === lockName) ?? false
}

const tab = () => {
  const known = readStored(tabKey, 'tab')
  if (known) return known
  writeStored(tabKey, unkeptTab, 'tab')
  return unkeptTab
}

const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()

const follow = (target: EventTarget, event: string, listener: () => void) => {
  target.addEventListener(event, listener)
  return () => target.removeEventListener(event, listener)
}

/** The browser takes it back whenever the page is hidden; one that cannot, or a battery that is low, refuses. */
const keepScreenOn = () => {
  let isOver = false
  let held: WakeLockSentinel | undefined
  const ask = async () => {
    if (isOver || document.visibilityState !== 'visible') return
    held = await navigator.wakeLock?.request('screen').catch(() => undefined)
    if (isOver) await held?.release()
  }
  const stop = follow(document, 'visibilitychange', () => void ask())
  void ask()
  return () => {
    isOver = true
    stop()
    void held?.release()
  }
}

export const browserPorts: RecorderPorts = {
  openStore: () =>
    openIndexedStore().then(
      (store) => ({ store, isLasting: true }),
      () => ({ store: createMemoryStore(), isLasting: false }),
    ),
  call,
  userId: async () => (await readUser())?.user_id ?? null,
  token: session.token,
  // The whole address: not every browser completes it.
  openSocket: () => new WebSocket(location.origin.replace(/^http/, 'ws') + recordingSocketPath),
  openCapture,
  recogniser: browserRecogniser,
  lock,
  isLockedElsewhere,
  tab,
  roomLeft: estimateRoom,
  askToPersist,
  warnOnLeave: () => {
    addEventListener('beforeunload', askBrowser)
    return () => removeEventListener('beforeunload', askBrowser)
  },
  keepScreenOn,
  isOnline: () => navigator.onLine,
  onOnline: (listener) => follow(window, 'online', listener),
  onHidden: (listener) => {
    const offs = [follow(document, 'visibilitychange', listener), follow(window, 'pagehide', listener)]
    return () => {
      for (const off of offs) off()
    }
  },
  onSession: (listener) =>
    session.onChange((change) => {
      if (change !== 'ended') listener('started')
      else listener(session.isLeaving() ? 'left' : 'ended')
    }),
}
