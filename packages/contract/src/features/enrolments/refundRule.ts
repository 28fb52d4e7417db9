/** What a refund is counted from: what one seat cost, and how much of it was opened. */
export interface SeatTerms {
  /** Won of money and points together, what came back already taken off. */
  paid: number
  /** Paid lectures when the seat was bought. */
  lectures: number
  /** Those of them that were opened through this seat. */
  opened: number
  /** The period is over. */
  isOver: boolean
}

export const withdrawalDays = 7

/** What one opened lecture after the other takes off, dropped to 10 won. */
const usedUp = ({ paid, lectures, opened }: SeatTerms) => {
  if (!lectures || !opened) return 0
  const share = paid * opened
  return ((share - (share % (lectures * 10))) / (lectures * 10)) * 10
}

/** The refund of a seat: paid − floor(paid × opened / lectures / 10) × 10, and nothing after the period. */
export const refundOf = (terms: SeatTerms) => (terms.isOver ? 0 : Math.max(0, terms.paid - usedUp(terms)))

/** What it is once one more lecture is opened. */
export const refundAfterOpening = (terms: SeatTerms) =>
  refundOf({ ...terms, opened: Math.min(terms.lectures, terms.opened + 1) })

/** Without a member of staff: within 7 days (the day of the payment not counted) and with nothing opened. */
export const runsByItself = (daysSincePaid: number, openedOfAnyKind: number) =>
  daysSincePaid <= withdrawalDays && openedOfAnyKind === 0

/** The whole table for one price: what is left after each opened lecture. */
export const refundTable = (paid: number, lectures: number) =>
  Array.from({ length: lectures + 1 }, (_, opened) => ({
    opened,
    refund: refundOf({ paid, lectures, opened, isOver: false }),
  }))
