import { type TimeEntry, type ViewingTime, viewTime } from '@crm/contract/features/docViews/docViews.rows'

const { warnSeconds, leaveSeconds, pointerDebounceMs } = viewTime

export type Idleness = 'active' | 'warned' | 'gone'

interface Piece {
  page: number
  type: TimeEntry['type']
  start: number
  end: number
}

const korea = 9 * 3_600_000

/** Epoch milliseconds as the server reads them: Korea time. */
export const momentOf = (ms: number) => new Date(ms + korea).toISOString().slice(0, 23).replace('T', ' ')

/** The reverse of momentOf. */
export const millisOf = (moment: string) => Date.parse(`${moment.replace(' ', 'T')}+09:00`)

const toViewingTime = (pieces: Piece[]): ViewingTime => {
  const byPage = Map.groupBy(pieces, ({ page }) => page)
  return [...byPage].map(([page, times]) => ({
    page,
    times: times.map(({ type, start, end }) => ({ type, start_dt: momentOf(start), end_dt: momentOf(end) })),
  }))
}

/**
 * Counts on which page somebody is, and whether they are there (docs/rules.md, document viewer). It knows no browser:
 * every call says what time it is, in milliseconds.
 */
export const createReadingClock = (startedAt: number, firstPage: number) => {
  let page = firstPage
  let since = startedAt
  let isInside = true
  let isVisible = true
  let lastActivity = startedAt
  /** A pointer that left or came back, but not for long enough yet. */
  let pointer: { isInside: boolean; at: number } | undefined
  let pieces: Piece[] = []

  const isOn = () => isInside && isVisible
  const cut = (now: number) => {
    if (now > since) pieces.push({ page, type: isOn() ? 'on' : 'off', start: since, end: now })
    since = Math.max(since, now)
  }
  const settlePointer = (now: number) => {
    if (!pointer || now < pointer.at) return
    if (pointer.isInside !== isInside) {
      cut(pointer.at)
      isInside = pointer.isInside
    }
    pointer = undefined
  }

  return {
    goTo: (next: number, now: number) => {
      settlePointer(now)
      if (next === page) return
      cut(now)
      page = next
    },
    /** The pointer left the page or entered it; a short slip over the edge is nothing. */
    movePointer: (inside: boolean, now: number) => {
      settlePointer(now)
      pointer = { isInside: inside, at: now + pointerDebounceMs }
    },
    setVisible: (visible: boolean, now: number) => {
      settlePointer(now)
      if (visible === isVisible) return
      cut(now)
      isVisible = visible
    },
    noteActivity: (now: number) => {
      lastActivity = now
    },
    idleness: (now: number): Idleness => {
      const seconds = (now - lastActivity) / 1000
      if (seconds > leaveSeconds) return 'gone'
      return seconds >= warnSeconds ? 'warned' : 'active'
    },
    /** What was read since the last time this was asked. */
    take: (now: number): ViewingTime => {
      settlePointer(now)
      cut(now)
      const taken = pieces
      pieces = []
      return toViewingTime(taken)
    },
  }
}

/** Times that could not be saved go out again with the next ones. */
export const joinTimes = (earlier: ViewingTime, later: ViewingTime): ViewingTime => {
  const pages = new Map<number, TimeEntry[]>()
  for (const { page, times } of [...earlier, ...later]) pages.set(page, [...(pages.get(page) ?? []), ...times])
  return [...pages].map(([page, times]) => ({ page, times: times.slice(-200) })).slice(-200)
}
