import type { projects } from '@crm/contract/features/projects'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import { deleteIndicator, findIndicator, insertIndicator, updateIndicator } from './indicators.queries.ts'
import { explainFault } from './projects.faults.ts'
import { isProject } from './projects.queries.ts'

const changed = async (ctx: Context, pic_no: number) => {
  ctx.publish('projects.changed')
  return { state: done, query: await findIndicator(ctx.db, pic_no) }
}

export const addIndicator = async (ctx: Context, { params, body }: ParsedOf<typeof projects.addIndicator>) => {
  if (!(await isProject(ctx.db, params.proj_no))) return refuse('not_found')
  return changed(ctx, await insertIndicator(ctx.db, params.proj_no, body).catch(explainFault))
}

export const changeIndicator = async (ctx: Context, { params, body }: ParsedOf<typeof projects.updateIndicator>) => {
  if (!(await updateIndicator(ctx.db, params, body).catch(explainFault))) return refuse('not_found')
  return changed(ctx, params.pic_no)
}

export const removeIndicator = async (ctx: Context, { params }: ParsedOf<typeof projects.removeIndicator>) => {
  if (!(await deleteIndicator(ctx.db, params))) return refuse('not_found')
  ctx.publish('projects.changed')
  return { state: done, query: [] }
}
