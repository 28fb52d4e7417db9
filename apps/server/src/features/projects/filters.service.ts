import type { projects } from '@crm/contract/features/projects'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { mostSavedFilters, tooManyFilters } from '@crm/contract/projectRows'
import type { Context } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import { deleteFilter, findFilters, holdPerson, upsertFilter } from './filters.queries.ts'

const own = async (ctx: Context) => ({ state: done, query: await findFilters(ctx.db, ctx.actor.user_no) })

export const filters = own

export const saveFilter = async (ctx: Context, { body }: ParsedOf<typeof projects.saveFilter>) => {
  const { user_no } = ctx.actor
  await holdPerson(ctx.db, user_no)
  const known = await findFilters(ctx.db, user_no)
  const isNew = !known.some(({ pf_name }) => pf_name === body.pf_name)
  if (isNew && known.length >= mostSavedFilters) return refuse('invalid_input', tooManyFilters)
  await upsertFilter(ctx.db, user_no, body)
  return own(ctx)
}

export const removeFilter = async (ctx: Context, { params }: ParsedOf<typeof projects.removeFilter>) => {
  if (!(await deleteFilter(ctx.db, ctx.actor.user_no, params.pf_no))) return refuse('not_found')
  return own(ctx)
}
