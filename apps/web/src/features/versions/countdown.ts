/** In seconds (docs/rules.md, versions). */
export const countFrom = 120
export const shownAt = 90
export const laterFrom = 30 * 60 + shownAt

/** Hidden tabs tick once a minute; a longer gap means that the computer slept, and then people get their warning first. */
const longestTick = 60

/** What is left after some seconds have gone by. */
export const afterSeconds = (left: number, passed: number) => Math.max(0, left - Math.min(passed, longestTick))

interface Countdown {
  /** Seconds left; null while there is nothing to count. */
  left: () => number | null
  /** Another version runs on the server; a count that runs already goes on. */
  start: (from?: number) => void
  /** The server is back at our own version. */
  cancel: () => void
  askLater: () => void
  finish: () => void
  subscribe: (listener: () => void) => () => void
}

const second = 1000

/** Counts down to the update; `update` is called at zero and may return without one when people kept the page. */
export const createCountdown = (update: () => Promise<void>): Countdown => {
  const listeners = new Set<() => void>()
  let left: number | null = null
  let lastTick = 0
  let timer: ReturnType<typeof setInterval> | undefined

  const set = (next: number | null) => {
    left = next
    for (const listener of listeners) listener()
  }
  const cancel = () => {
    clearInterval(timer)
    set(null)
  }
  const finish = async () => {
    clearInterval(timer)
    set(0)
    await update()
    begin(shownAt)
  }
  const tick = () => {
    if (left === null) return
    const passed = Math.round((Date.now() - lastTick) / second)
    lastTick += passed * second
    const next = afterSeconds(left, passed)
    if (next === 0) finish()
    else set(next)
  }
  const begin = (from: number) => {
    clearInterval(timer)
    lastTick = Date.now()
    timer = setInterval(tick, second)
    set(from)
  }

  return {
    left: () => left,
    start: (from = countFrom) => {
      if (left === null) begin(from)
    },
    cancel,
    askLater: () => begin(laterFrom),
    finish,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
