import { constants } from 'node:os'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Passes signals on to the children, which end in their own time; answers whether there was one. */
export const forwardSignals = (children) => {
  let asked = false
  for (const signal of signals) {
    process.on(signal, () => {
      asked = true
      // The terminal has already told the whole group; a second one would mean "at once".
      if (process.stdin.isTTY && signal !== 'SIGTERM') return
      for (const child of children) child.kill(signal)
    })
  }
  return () => asked
}

const parent = process.ppid

/** A bare `nohup node scripts/start.mjs &` outlives its shell on purpose. */
export const underNpm = Boolean(process.env.npm_lifecycle_event)

/**
 * Stops as on SIGTERM when the parent is gone: npm tells only the shell between it and us, and may be killed hard.
 * For processes that handle SIGINT and SIGTERM themselves.
 */
export const endWithParent = () => {
  let asked = false
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      asked = true
    })
  }
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    if (!asked) process.kill(process.pid, 'SIGTERM')
  }, 200)
  watch.unref()
}

/** Resolves with the exit code a shell would show. */
export const exitCodeOf = (child) =>
  new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
