/** On which side of a row something is dropped. */
export type Edge = 'before' | 'after'

/** What a row stands before after one step up (-1) or down (1); null at the end, undefined where there is no step left. */
export const stepBefore = (nos: readonly number[], no: number, step: -1 | 1): number | null | undefined => {
  const at = nos.indexOf(no)
  if (at < 0 || (step === -1 ? at === 0 : at === nos.length - 1)) return undefined
  return (step === -1 ? nos[at - 1] : nos[at + 2]) ?? null
}

/** What a row stands before when it is dropped at this edge of another; null at the end. */
export const dropBefore = (nos: readonly number[], target: number, edge: Edge): number | null =>
  edge === 'before' ? target : (nos[nos.indexOf(target) + 1] ?? null)

/** The rows with one of them put before another, or at the end. */
export const movedBefore = <Row>(
  rows: readonly Row[],
  noOf: (row: Row) => number,
  no: number,
  before: number | null,
): Row[] => {
  const moved = rows.find((row) => noOf(row) === no)
  if (!moved || before === no) return [...rows]
  const others = rows.filter((row) => row !== moved)
  const at = before === null ? others.length : others.findIndex((row) => noOf(row) === before)
  return at < 0 ? [...rows] : others.toSpliced(at, 0, moved)
}
