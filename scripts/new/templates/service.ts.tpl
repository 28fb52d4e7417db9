import { {{one}}Columns, {{many}} } from '@crm/contract/features/{{many}}/{{many}}'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { excelOf } from '../../excel/excelOf.ts'
import { excelDownload, inBatches } from '../../excel/workbook.ts'
import { ok, one, page } from '../../http/answers.ts'
import { refuse, refuseOutdated } from '../../http/refusal.ts'
import { removeCommentsOf } from '../comments/comments.service.ts'
import { removeFilesOf } from '../files/files.service.ts'
import {
  change{{One}},
  delete{{One}},
  find{{One}},
  find{{One}}Nos,
  find{{Many}},
  find{{Many}}ByNo,
  insert{{One}},
} from './{{many}}.queries.ts'

const readOne = async (ctx: Context, {{p}}_no: number) => (await find{{One}}(ctx.db, {{p}}_no)) ?? refuse('not_found')

export const list{{Many}} = async (ctx: Context, { query }: ParsedOf<typeof {{many}}.list>) =>
  page(await find{{Many}}(ctx.db, query, query))

export const download{{One}}Excel = async (ctx: Context, { query }: ParsedOf<typeof {{many}}.excel>) => {
  const batches = inBatches(await find{{One}}Nos(ctx.db, query), (nos) => find{{Many}}ByNo(ctx.db, nos))
  const name = '{{word}}'
  return excelDownload(`${name}_${koreaToday()}.xlsx`, { name, columns: excelOf({{one}}Columns), batches })
}

export const get{{One}} = async (ctx: Context, { params }: ParsedOf<typeof {{many}}.detail>) =>
  one(await readOne(ctx, params.{{p}}_no))

export const create{{One}} = async (ctx: Context, { body }: ParsedOf<typeof {{many}}.create>) => {
  const {{p}}_no = await insert{{One}}(ctx.db, body, ctx.actor.emp_no ?? refuse('not_allowed'))
  ctx.publish('{{many}}.changed')
  return one(await readOne(ctx, {{p}}_no))
}

export const update{{One}} = async (ctx: Context, { params, body }: ParsedOf<typeof {{many}}.update>) => {
  const { rev, ...draft } = body
  const changed = await change{{One}}(ctx.db, params.{{p}}_no, rev, draft)
  if (!changed) return refuseOutdated({{many}}.detail, await readOne(ctx, params.{{p}}_no))
  ctx.publish('{{many}}.changed')
  return one(await readOne(ctx, params.{{p}}_no))
}

export const remove{{One}} = async (ctx: Context, { params }: ParsedOf<typeof {{many}}.remove>) => {
  if (!(await delete{{One}}(ctx.db, params.{{p}}_no))) return refuse('not_found')
  await removeCommentsOf(ctx, { to_table: '{{table}}', to_no: params.{{p}}_no })
  await removeFilesOf(ctx, '{{table}}', params.{{p}}_no)
  ctx.publish('{{many}}.changed')
  return ok()
}
