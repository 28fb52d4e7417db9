import type { TopicName } from '@crm/contract/events'
import type { ListColumns } from '@crm/contract/kit/columns'
import type { AnswerOf, AnyEndpoint, BodyOf, QueryOf } from '@crm/contract/kit/endpoint'
import type { Insertable, RawBuilder, Updateable } from 'kysely'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import type { Filters } from '../db/filters.ts'
import type { DB } from '../db/types.gen.ts'
import type { HistoryFields } from '../features/history/fieldChanges.ts'
import type { Selection } from './recordTable.ts'

/** The calls that `recordEndpoints` of the contract declares. */
export type RecordCall = 'list' | 'excel' | 'detail' | 'create' | 'update' | 'remove'
export type RecordGroup = Record<RecordCall, AnyEndpoint>
export type RowOf<E extends AnyEndpoint> = AnswerOf<E> extends { query: (infer Row)[] } ? Row : never
export type SortOf<E extends AnyEndpoint> = QueryOf<E> extends { sort: infer Name extends string } ? Name : never

/** What one ordinary record says of itself. */
export interface RecordDefinition<Group extends RecordGroup, Table extends keyof DB & string, Detail> {
  table: Table
  /** The number of a record: its column, and its name in the paths. */
  key: keyof DB[Table] & string
  /** The name of the Excel file and its sheet. */
  word: string
  /** Published after every change. */
  topic: TopicName
  /** Staff need one of these to open a record; none where everybody may. */
  scopes?: readonly string[]
  /** The rows of the list, from the table as `r`. Built once, when the program starts: no clock of the program in it. */
  rows: (db: Db) => Selection<RowOf<Group['list']>>
  /** The record as its own read answers it, from the table as `r`. */
  detail: (db: Db) => Selection<Detail>
  columns: ListColumns<RowOf<Group['list']>>
  /** The condition for each filter of the list. */
  filters: Filters<QueryOf<Group['list']>>
  /** What each sort orders by. */
  order: Record<SortOf<Group['list']>, RawBuilder<unknown>>
  insert: (draft: BodyOf<Group['create']>, emp_no: number, ctx: Context) => Insertable<DB[Table]>
  update: (draft: Omit<BodyOf<Group['update']>, 'rev'>, ctx: Context) => Updateable<DB[Table]>
  /** What a record brings along besides its own row, in the transaction that creates it. */
  created?: (ctx: Context, no: number, draft: BodyOf<Group['create']>) => Promise<void>
  /** Puts a refusal of the database into words; throws on whatever it does not know. */
  explainFault?: (fault: unknown) => never
  /** Whether the caller may change and remove this one; whoever may call may, where nothing is said. */
  canChange?: (ctx: Context, record: Detail) => boolean
  /** The columns that the history shows, in the order of the form. */
  history: HistoryFields
  /** Its name and path for alarms, and whom a comment concerns. */
  about: (record: Detail) => { name: string; link: string; people: number[] }
}
