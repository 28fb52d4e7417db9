import {
  type account,
  filterNameTaken,
  mostFilteredLists,
  mostSavedFilters,
  tooManyFilters,
} from '@crm/contract/features/account/account'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { isDuplicate } from '../../db/dbErrors.ts'
import { list, ok, removed } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { keepForUndo } from '../deletions/deletions.service.ts'
import {
  countOtherLists,
  deleteFilter,
  findFilters,
  findLastFilter,
  holdPerson,
  renameFilterRow,
  upsertFilter,
  upsertLastFilter,
} from './filters.queries.ts'

export const listFilters = async ({ db, actor }: Context, { query }: ParsedOf<typeof account.filters>) =>
  list(await findFilters(db, actor.user_no, query.sf_list))

/** Lists are known by name only: without an end to them one person could fill the table. */
const refuseEndlessLists = async (ctx: Context, list: string) => {
  const lists = await countOtherLists(ctx.db, ctx.actor.user_no, list)
  if (lists >= mostFilteredLists) refuse('invalid_input', tooManyFilters)
}

export const saveFilter = async (ctx: Context, { body }: ParsedOf<typeof account.saveFilter>) => {
  const { user_no } = ctx.actor
  await holdPerson(ctx.db, user_no)
  await refuseEndlessLists(ctx, body.sf_list)
  const known = await findFilters(ctx.db, user_no, body.sf_list)
  const isNew = !known.some(({ sf_name }) => sf_name === body.sf_name)
  if (isNew && known.length >= mostSavedFilters) return refuse('invalid_input', tooManyFilters)
  await upsertFilter(ctx.db, user_no, body)
  ctx.publish('filters.changed', user_no)
  return list(await findFilters(ctx.db, user_no, body.sf_list))
}

export const renameFilter = async (ctx: Context, { params, body }: ParsedOf<typeof account.renameFilter>) => {
  const { user_no } = ctx.actor
  const refuseTaken = (error: unknown) => {
    if (isDuplicate(error)) return refuse('conflict', filterNameTaken)
    throw error
  }
  const renamed = await renameFilterRow(ctx.db, user_no, params.sf_no, body.sf_name).catch(refuseTaken)
  if (!renamed.length) return refuse('not_found')
  ctx.publish('filters.changed', user_no)
  return list(renamed)
}

export const removeFilter = async (ctx: Context, { params }: ParsedOf<typeof account.removeFilter>) => {
  const { user_no } = ctx.actor
  const undo_no = await keepForUndo(ctx, 'saved_filters', params.sf_no, 'filters.changed')
  if (!(await deleteFilter(ctx.db, user_no, params.sf_no))) return refuse('not_found')
  ctx.publish('filters.changed', user_no)
  return removed(undo_no)
}

export const getLastFilter = async ({ db, actor }: Context, { query }: ParsedOf<typeof account.lastFilter>) =>
  list(await findLastFilter(db, actor.user_no, query.lf_list))

export const keepLastFilter = async (ctx: Context, { body }: ParsedOf<typeof account.keepLastFilter>) => {
  await refuseEndlessLists(ctx, body.lf_list)
  await upsertLastFilter(ctx.db, ctx.actor.user_no, body)
  return ok()
}
