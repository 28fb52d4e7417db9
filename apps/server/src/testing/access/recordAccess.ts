import type { RecordCall } from '../../record/recordDefinition.ts'
import type { AccessRow, Expectation } from './accessExpectations.ts'

type Fields = Record<string, unknown>

interface RecordSamples {
  params: Fields
  /** Right in every field. */
  draft: Fields
  /** Every filter of the list with a right value. */
  filter: Fields
}

/** The rows of an ordinary record: who reads, and who writes where that is somebody else. */
export const recordAccess = (
  read: Expectation,
  { params, draft, filter }: RecordSamples,
  write: Expectation = read,
): Record<RecordCall, AccessRow> => ({
  list: { access: read, sample: { query: { ...filter, offset: 0, limit: 50 } } },
  excel: { access: read, sample: { query: filter } },
  detail: { access: read, sample: { params } },
  create: { access: write, sample: { body: draft } },
  update: { access: write, sample: { params, body: { ...draft, rev: 1 } } },
  remove: { access: write, sample: { params } },
})
