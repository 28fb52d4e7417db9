import { projects } from '@crm/contract/features/projects/projects'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { list, ok } from '../../../http/answer/answers.ts'
import { refuse, refuseOutdated } from '../../../http/refusal.ts'
import { refuseAbsent } from '../list/choices.service.ts'
import { explainFault } from '../projects.dbErrors.ts'
import { isProject } from '../projects.queries.ts'
import {
  deleteIndicator,
  findIndicator,
  insertIndicator,
  isIndicator,
  replacePeople,
  updateIndicator,
} from './indicators.queries.ts'

/** Those who were on it before may stay, whether or not they still work here. */
const putOn = async (ctx: Context, pic_no: number, emp_nos: number[]) => {
  const fresh = await replacePeople(ctx.db, pic_no, emp_nos).catch(explainFault)
  await refuseAbsent(ctx, fresh, 'pic_emps')
}

const changed = async (ctx: Context, pic_no: number) => {
  ctx.publish('projects.changed')
  return list(await findIndicator(ctx.db, pic_no))
}

export const addIndicator = async (ctx: Context, { params, body }: ParsedOf<typeof projects.addIndicator>) => {
  if (!(await isProject(ctx.db, params.proj_no))) return refuse('not_found')
  const pic_no = await insertIndicator(ctx.db, params.proj_no, body)
  await putOn(ctx, pic_no, body.pic_emps)
  return changed(ctx, pic_no)
}

export const changeIndicator = async (ctx: Context, { params, body }: ParsedOf<typeof projects.updateIndicator>) => {
  if (!(await updateIndicator(ctx.db, params, body))) {
    if (!(await isIndicator(ctx.db, params))) return refuse('not_found')
    const [newest] = await findIndicator(ctx.db, params.pic_no)
    return refuseOutdated(projects.updateIndicator, newest)
  }
  await putOn(ctx, params.pic_no, body.pic_emps)
  return changed(ctx, params.pic_no)
}

export const removeIndicator = async (ctx: Context, { params }: ParsedOf<typeof projects.removeIndicator>) => {
  if (!(await deleteIndicator(ctx.db, params))) return refuse('not_found')
  ctx.publish('projects.changed')
  return ok()
}
