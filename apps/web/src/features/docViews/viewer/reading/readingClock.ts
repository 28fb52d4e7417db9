import { type TimeEntry, type ViewingTime, viewTime } from '@crm/contract/features/docViews/docViews.rows'

const { warnSeconds, leaveSeconds, pointerDebounceMs } = viewTime

/** The clock is asked every second: whoever does not ask for so long slept, and nobody read meanwhile. */
const mostSilenceMs = 10_000

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
export const createReadingClock = (startedAt: number, firstPage: number, isVisibleAtFirst = true) => {
  let page = firstPage
  let since = startedAt
  let heardAt = startedAt
  let isInside = true
  let isVisible = isVisibleAtFirst
  /** Nobody has moved for so long that they were sent back. */
  let isGone = false
  let lastActivity = startedAt
  /** A pointer that left or came back, but not for long enough yet. */
  let pointer: { isInside: boolean; at: number } | undefined
  let pieces: Piece[] = []

  const isOn = () => isInside && isVisible && !isGone
  const cut = (now: number, type: Piece['type'] = isOn() ? 'on' : 'off') => {
    if (now > since) pieces.push({ page, type, start: since, end: now })
    since = Math.max(since, now)
  }
  /** Before anything else is done at a moment: what has happened without a call since the last one. */
  const settle = (now: number) => {
    if (now - heardAt > mostSilenceMs) {
      cut(heardAt)
      cut(now, 'off')
    }
    heardAt = now
    if (!pointer || now < pointer.at) return
    if (pointer.isInside !== isInside) {
      cut(pointer.at)
      isInside = pointer.isInside
    }
    pointer = undefined
  }
  const setGone = (gone: boolean, now: number) => {
    if (gone === isGone) return
    cut(now)
    isGone = gone
  }

  return {
    goTo: (next: number, now: number) => {
      settle(now)
      if (next === page) return
      cut(now)
      page = next
    },
    /** The pointer left the page or entered it; a short slip over the edge is nothing. */
    movePointer: (inside: boolean, now: number) => {
      settle(now)
      pointer = { isInside: inside, at: now + pointerDebounceMs }
    },
    setVisible: (visible: boolean, now: number) => {
      settle(now)
      if (visible === isVisible) return
      cut(now)
      isVisible = visible
    },
    noteActivity: (now: number) => {
      settle(now)
      setGone(false, now)
      lastActivity = now
    },
    idleness: (now: number): Idleness => {
      settle(now)
      const seconds = (now - lastActivity) / 1000
      setGone(seconds > leaveSeconds, now)
      if (isGone) return 'gone'
      return seconds >= warnSeconds ? 'warned' : 'active'
    },
    /** The clock that times are told by was set: what comes from here on is counted from this moment. */
    setTime: (now: number) => {
      lastActivity += now - heardAt
      heardAt = now
      since = now
      pointer = undefined
    },
    /** What was read since the last time this was asked. */
    take: (now: number): ViewingTime => {
      settle(now)
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
