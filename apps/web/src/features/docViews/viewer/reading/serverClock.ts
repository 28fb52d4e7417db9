/** How far the two clocks of a browser may drift apart before one of them is known to have stood still or been set. */
const mostDriftMs = 1000

interface Clocks {
  /** Runs on while the computer sleeps, but people may set it. */
  wall: () => number
  /** Never set, but stands still in sleep in most systems. */
  steady: () => number
}

const ofBrowser: Clocks = { wall: () => Date.now(), steady: () => performance.now() }

/** The server's clock, in epoch milliseconds, told by this browser's wall clock, which may be wrong. */
export const createServerClock = (serverTime: number, readAt: number, { wall, steady } = ofBrowser) => {
  let offset = serverTime - readAt
  let between = wall() - steady()
  return {
    now: () => offset + wall(),
    /** After sleep, or when somebody set the computer's clock: the server has to be asked. */
    isDoubtful: () => Math.abs(wall() - steady() - between) > mostDriftMs,
    /** `serverTime` as it was answered just now. */
    set: (newServerTime: number) => {
      offset = newServerTime - wall()
      between = wall() - steady()
    },
  }
}
