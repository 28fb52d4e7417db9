import type { EndpointGroup } from '@crm/contract/kit/endpoint'
import { type RawBuilder, sql } from 'kysely'
import { koreaToday } from '../clock.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { type Filters, filterConditions } from '../db/filters.ts'
import { type Placeholders, prepared } from '../db/hot/prepared.ts'
import { type Paging, readIds, readPage } from '../db/readPage.ts'
import type { DB } from '../db/types.gen.ts'
import { excelOf } from '../excel/excelOf.ts'
import { excelDownload, inBatches } from '../excel/workbook.ts'
import { type Extras, feature } from '../feature.ts'
import { removeCommentsOf } from '../features/comments/comments.service.ts'
import { keepForUndo } from '../features/deletions/deletions.service.ts'
import { removeFilesOf } from '../features/files/files.service.ts'
import { one, page, removed } from '../http/answer/answers.ts'
import type { Handlers } from '../http/handlers.ts'
import { refuse, refuseOutdated } from '../http/refusal.ts'
import type { RecordCall, RecordDefinition, RecordGroup, RowOf, SortOf } from './recordDefinition.ts'
import { recordOwners } from './recordOwners.ts'
import { recordTable } from './recordTable.ts'

type RecordQuery = Paging & { keyword?: string; sort: string; desc: 0 | 1 }
type Change = Record<string, unknown> & { rev: number }
interface RecordRequest {
  params: Record<string, number>
  query: RecordQuery
  body: Change
}

const rethrow = (fault: unknown): never => {
  throw fault
}

/** What an ordinary record does, out of what it declares; other calls of the feature come with `handlers`. */
export const recordFeature = <
  Group extends EndpointGroup & RecordGroup,
  Table extends keyof DB & string,
  Detail extends RowOf<Group['detail']> & object,
>(
  endpoints: Group,
  definition: RecordDefinition<Group, Table, Detail>,
  handlers: Handlers<Omit<Group, RecordCall>>,
  extras: Partial<Extras> = {},
) => {
  const { table, key, word, topic, scopes, rows, detail, columns, filters, order, history, canChange } = definition
  const explainFault = definition.explainFault ?? rethrow
  const writer = recordTable(table, key)
  const number = sql.ref(`r.${key}`)

  const noIn = (params: RecordRequest['params']) => params[key] ?? refuse('not_found')
  const find = (db: Db, no: number) => detail(db).where(sql<boolean>`${number} = ${no}`).executeTakeFirst()
  const read = async (ctx: Context, no: number) => (await find(ctx.db, no)) ?? refuse('not_found')
  const findRows = prepared((db, { nos }: Placeholders<{ nos: number[] }>) =>
    rows(db).where(sql<boolean>`${number} = any (${nos}::int[])`),
  )

  const found = (query: RecordQuery) => {
    const column: RawBuilder<unknown> = order[query.sort as SortOf<Group['list']>]
    return {
      id: `r.${key}`,
      from: sql`${sql.table(table)} r`,
      where: filterConditions(query, filters as unknown as Filters<RecordQuery>),
      orderBy: sql`${column} ${query.desc ? sql`desc` : sql`asc`}, ${number} desc`,
    }
  }

  const readToChange = async (ctx: Context, no: number) => {
    const record = await read(ctx, no)
    return canChange && !canChange(ctx, record) ? refuse('not_allowed') : record
  }

  const calls = {
    list: async (ctx: Context, { query }: RecordRequest) =>
      page(
        await readPage<object>(ctx.db, {
          ...found(query),
          id: `r.${key}` as never,
          page: query,
          total: query.keyword ? 'window' : 'query',
          rows: (nos) => findRows(ctx.db, { nos }) as Promise<object[]>,
        }),
      ),

    excel: async (ctx: Context, { query }: RecordRequest) => {
      const batches = inBatches(await readIds(ctx.db, found(query)), (nos) => findRows(ctx.db, { nos }))
      return excelDownload(`${word}_${koreaToday()}.xlsx`, { name: word, columns: excelOf(columns), batches })
    },

    detail: async (ctx: Context, { params }: RecordRequest) => one(await read(ctx, noIn(params))),

    create: async (ctx: Context, { body }: RecordRequest) => {
      const values = definition.insert(body as never, ctx.actor.emp_no ?? refuse('not_allowed'), ctx)
      const no = await writer.insert(ctx.db, values).catch(explainFault)
      await definition.created?.(ctx, no, body as never)
      ctx.publish(topic)
      return one(await read(ctx, no))
    },

    update: async (ctx: Context, { params, body: { rev, ...draft } }: RecordRequest) => {
      const no = noIn(params)
      await readToChange(ctx, no)
      const values = definition.update(draft as never, ctx)
      if (!(await writer.update(ctx.db, no, rev, values).catch(explainFault)))
        return refuseOutdated(endpoints.detail, await read(ctx, no))
      ctx.publish(topic)
      return one(await read(ctx, no))
    },

    remove: async (ctx: Context, { params }: RecordRequest) => {
      const no = noIn(params)
      await readToChange(ctx, no)
      const undo_no = await keepForUndo(ctx, table, no, topic)
      if (!(await writer.remove(ctx.db, no).catch(explainFault))) return refuse('not_found')
      await removeCommentsOf(ctx, { to_table: table, to_no: no })
      await removeFilesOf(ctx, table, no)
      ctx.publish(topic)
      return removed(undo_no)
    },
  }

  const about = async ({ db }: Context, no: number) => {
    const record = await find(db, no)
    return record && definition.about(record)
  }
  return feature(endpoints, { ...calls, ...handlers } as unknown as Handlers<Group>, {
    ...recordOwners({ table, ...(scopes && { scopes }), fields: history, about }),
    ...extras,
  })
}
