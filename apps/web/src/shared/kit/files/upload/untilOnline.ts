const shortest = 3000
const longest = 60_000

/** Resolves when the browser is online again, or after a while: it may believe to be online all the time. */
export const untilOnline = (failures: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, Math.min(longest, shortest * 2 ** (failures - 1)))
    addEventListener('online', end)
  })
