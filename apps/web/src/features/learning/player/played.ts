export interface Interval {
  from: number
  to: number
}

/** Between two looks at the clock of a player no more than this goes by, also at double speed; more is a jump. */
const mostBetween = 3

/** Which parts of a video were really played, in whole seconds: jumps do not count. */
export const createPlayed = () => {
  const closed: Interval[] = []
  let open: Interval | null = null

  const close = () => {
    const whole = open && { from: Math.floor(open.from), to: Math.floor(open.to) }
    if (whole && whole.to > whole.from) closed.push(whole)
    open = null
  }
  return {
    /** Where the player is now, while it plays. */
    note: (time: number) => {
      if (open && time >= open.to && time - open.to <= mostBetween) open.to = time
      else {
        close()
        open = { from: time, to: time }
      }
    },
    /** The player has jumped or stopped. */
    cut: close,
    /** The next part to be told to the server; what is played on goes into the one after it. */
    take: (): Interval | null => {
      if (closed.length) return closed.shift() ?? null
      if (!open || Math.floor(open.to) <= Math.floor(open.from)) return null
      const taken = { from: Math.floor(open.from), to: Math.floor(open.to) }
      open = { from: taken.to, to: open.to }
      return taken
    },
    /** It did not arrive. */
    giveBack: (interval: Interval) => {
      const [first] = closed
      if (first && first.from === interval.to) first.from = interval.from
      else if (open && !first && Math.floor(open.from) === interval.to) open.from = interval.from
      else closed.unshift(interval)
    },
  }
}

export type Played = ReturnType<typeof createPlayed>
