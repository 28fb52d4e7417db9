import * as z from 'zod'
import { staff } from '../../access.ts'
import { pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { dateTime, paging } from '../../kit/fields.ts'
import { RecordOfQuery } from '../../kit/target.ts'

/** One fact with what it was and what it is, in words; without either, `field` says all that there is to say. */
export const HistoryChange = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type HistoryChange = z.output<typeof HistoryChange>

export const HistoryEntry = z.object({
  audit_no: z.int(),
  /** `insert` where the record was made. */
  action: z.enum(['insert', 'update', 'delete']),
  /** Nobody where the system did it. */
  user_name: z.string().nullable(),
  reg_dt: dateTime(),
  changes: z.array(HistoryChange),
})
export type HistoryEntry = z.output<typeof HistoryEntry>

/** Which records have a history, and who sees it, is said by the records' features (`historyOwners`). */
export const history = {
  list: endpoint({
    method: 'GET',
    path: '/crm/v3/history',
    summary: '기록이 언제 누구에 의해 어떻게 바뀌었는지. 최근 것부터, 한 번에 한 일은 한 건',
    access: staff(),
    query: RecordOfQuery.extend(paging),
    response: pageOf(HistoryEntry),
  }),
}
