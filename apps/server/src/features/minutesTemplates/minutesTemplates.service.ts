import {
  companyTemplateScope,
  type MinutesTemplate,
  minutesTemplates,
  mostTemplates,
  templateMessages,
} from '@crm/contract/features/minutesTemplates/minutesTemplates'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { isDuplicate } from '../../db/dbErrors.ts'
import { list, one, removed } from '../../http/answer/answers.ts'
import { refuse, refuseField, refuseOutdated } from '../../http/refusal.ts'
import { keepForUndo } from '../deletions/deletions.service.ts'
import { minutesTemplatesText } from './minutesTemplates.messages.ts'
import {
  countTemplates,
  deleteTemplate,
  findTemplate,
  findTemplates,
  insertTemplate,
  updateTemplateRow,
} from './minutesTemplates.queries.ts'

const empNoOf = ({ actor }: Context) => actor.emp_no ?? refuse('not_allowed')
const mayChangeCompanys = ({ actor }: Context) => actor.emp_scope.has(companyTemplateScope)

type Row = Awaited<ReturnType<typeof findTemplates>>[number]

const shownTo =
  (ctx: Context) =>
  ({ emp_no, ...template }: Row): MinutesTemplate => ({
    ...template,
    is_company: emp_no === null,
    is_mine: emp_no !== null || mayChangeCompanys(ctx),
  })

/** Somebody else's own template does not exist for the caller. */
const read = async (ctx: Context, mt_no: number) => {
  const template = (await findTemplate(ctx.db, mt_no)) ?? refuse('not_found')
  return template.emp_no === null || template.emp_no === empNoOf(ctx) ? template : refuse('not_found')
}

const readToChange = async (ctx: Context, mt_no: number) => {
  const template = await read(ctx, mt_no)
  if (template.emp_no === null && !mayChangeCompanys(ctx)) refuse('not_allowed', minutesTemplatesText.companyOnly)
  return template
}

const explainFault = (fault: unknown): never => {
  if (isDuplicate(fault, 'minutes_templates_name')) refuseField('conflict', 'mt_name', templateMessages.nameTaken)
  throw fault
}

const answer = async (ctx: Context, mt_no: number) => {
  ctx.publish('minutesTemplates.changed')
  return one(shownTo(ctx)(await read(ctx, mt_no)))
}

export const listTemplates = async (ctx: Context) => list((await findTemplates(ctx.db, empNoOf(ctx))).map(shownTo(ctx)))

export const createTemplate = async (ctx: Context, { body }: ParsedOf<typeof minutesTemplates.create>) => {
  const { is_company, ...columns } = body
  if (is_company && !mayChangeCompanys(ctx)) return refuse('not_allowed', minutesTemplatesText.companyOnly)
  const emp_no = is_company ? null : empNoOf(ctx)
  if ((await countTemplates(ctx.db, emp_no)) >= mostTemplates) return refuse('conflict', templateMessages.tooMany)
  return answer(ctx, await insertTemplate(ctx.db, { ...columns, emp_no }).catch(explainFault))
}

export const updateTemplate = async (ctx: Context, { params, body }: ParsedOf<typeof minutesTemplates.update>) => {
  const { mt_no } = params
  const { rev, ...columns } = body
  await readToChange(ctx, mt_no)
  if (!(await updateTemplateRow(ctx.db, mt_no, rev, columns).catch(explainFault)))
    return refuseOutdated(minutesTemplates.update, shownTo(ctx)(await read(ctx, mt_no)))
  return answer(ctx, mt_no)
}

export const removeTemplate = async (ctx: Context, { params }: ParsedOf<typeof minutesTemplates.remove>) => {
  const { mt_no } = await readToChange(ctx, params.mt_no)
  const undo_no = await keepForUndo(ctx, 'minutes_templates', mt_no, 'minutesTemplates.changed')
  await deleteTemplate(ctx.db, mt_no)
  ctx.publish('minutesTemplates.changed')
  return removed(undo_no)
}
