import { done } from '@crm/contract/kit/answer'

/** `{ state: 1, query: [] }`: done, with nothing to tell. */
export const ok = (): { state: number; query: never[] } => ({ state: done, query: [] })

/** The answer of a deletion, and what takes it back (`keepForUndo`). */
export const removed = (undo_no: number | null) => ({ ...ok(), undo_no })

/** One row, as a list of one. */
export const one = <Row>(row: Row) => ({ state: done, query: [row] })

/** A whole list. */
export const list = <Row>(rows: Row[]) => ({ state: done, query: rows })

/** A page of a list, with whatever else comes beside its total. */
export const page = <Found extends { query: unknown[]; total: number }>(found: Found) => ({ state: done, ...found })
