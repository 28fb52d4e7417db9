import { readFileSync } from 'node:fs'
import { constants } from 'node:os'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Passes signals on to the children, which end in their own time; answers whether there was one. */
export const forwardSignals = (children, { sameTerminal = process.stdin.isTTY, hangUpAs = 'SIGHUP' } = {}) => {
  let asked = false
  for (const signal of signals) {
    process.on(signal, () => {
      asked = true
      // The terminal has already told the whole group; a second one would mean "at once".
      if (sameTerminal && signal !== 'SIGTERM') return
      for (const child of children) child.kill(signal === 'SIGHUP' ? hangUpAs : signal)
    })
  }
  return () => asked
}

/** A bare `nohup node scripts/start.mjs &` outlives its shell on purpose. */
export const underNpm = Boolean(process.env.npm_lifecycle_event)

const ofProcess = (pid, file) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** Our parent, and above the shell that npm runs scripts in, npm itself. */
const above = () => {
  const parent = process.ppid
  const isShell = ofProcess(parent, 'cmdline').startsWith('sh\0-c\0')
  const grandparent = isShell && /\) \S (\d+)/.exec(ofProcess(parent, 'stat'))?.[1]
  return [parent, grandparent].join()
}

const aboveAtFirst = above()

/**
 * Stops as on SIGTERM when npm or our launcher is gone: npm tells only its shell, and may be killed hard.
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
    if (above() === aboveAtFirst) return
    clearInterval(watch)
    if (!asked) process.kill(process.pid, 'SIGTERM')
  }, 250)
  watch.unref()
}

/** Resolves with the exit code a shell would show. */
export const exitCodeOf = (child) =>
  new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
