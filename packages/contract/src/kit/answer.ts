import * as z from 'zod'

/** The value of `state` when the call did what it was asked. */
export const done = 1

/** `{ state, query: [row, …], total }`: a page of a list. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ state: z.int(), query: z.array(row), total: z.int() })

/** `{ state, query: [row, …] }`: whole lists, single rows (a list of one), and counts. */
export const listOf = <Row extends z.ZodType>(row: Row) => z.object({ state: z.int(), query: z.array(row) })

/** `{ state, query: [] }`: nothing to tell but that it is done. */
export const nothing = () => z.object({ state: z.int(), query: z.array(z.never()).max(0) })

/** The same for a deletion: `undo_no` takes it back (`deletions.undo`); null where something else does. */
export const removal = () => nothing().extend({ undo_no: z.int().nullable() })

/** What every refusal looks like. */
export const Problem = z.object({
  state: z.literal(0),
  code: z.string(),
  message: z.string(),
  request_id: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** With a `conflict`: the record as it is now, as its own read would answer it. */
  newest: z.unknown().optional(),
})
export type Problem = z.output<typeof Problem>
