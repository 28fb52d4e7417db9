import { one } from './answers.ts'
import { Refusal, refuse } from './refusal.ts'

interface RevUpdate<Updated, Row> {
  /** Changes the row if it still has the revision that the caller saw; nothing comes back otherwise. */
  update: () => Promise<Updated | undefined>
  /** The row as it is now. */
  newest: () => Promise<Row | undefined>
}

/** An update on top of a revision: unknown rows are refused as 404, a stale revision as 409 with the newest row. */
export const updateWithRev = async <Updated, Row>({ update, newest }: RevUpdate<Updated, Row>): Promise<Updated> =>
  (await update()) ?? refuseStale(await newest())

/** For services that compare the revision themselves. */
export const refuseStale = <Row>(row: Row | undefined): never => {
  if (row === undefined) return refuse('not_found')
  throw new Refusal('conflict', undefined, undefined, one(row).query)
}
