import { setTimeout as wait } from 'node:timers/promises'

export interface Shutdown {
  add: (name: string, close: () => unknown) => void
  closeAll: () => Promise<void>
}

interface Complaints {
  tooLong: (name: string) => void
  failed: (name: string, error: unknown) => void
}

/** Longer than a request may take, shorter than what supervisors wait before they kill. */
const patienceMs = 15_000

/**
 * What has been opened so far, closed in the opposite order, also when a later step of opening fails. A part that does
 * not let go in time, or cannot, is left behind: the rest, the database above all, must still be closed properly.
 */
export const createShutdown = ({ tooLong, failed }: Complaints): Shutdown => {
  const steps: { name: string; close: () => unknown }[] = []
  return {
    add: (name, close) => {
      steps.push({ name, close })
    },
    closeAll: async () => {
      for (const { name, close } of steps.splice(0).reverse()) {
        const giveUp = new AbortController()
        const deadline = wait(patienceMs, 'late', { signal: giveUp.signal, ref: false }).catch(() => 'closed')
        const closed = (async () => close())().catch((error: unknown) => failed(name, error))
        const outcome = await Promise.race([closed, deadline])
        if (outcome === 'late') tooLong(name)
        giveUp.abort()
      }
    },
  }
}
