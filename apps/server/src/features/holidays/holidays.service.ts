import { type Holiday, holidays } from '@crm/contract/features/holidays/holidays'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { isDuplicate } from '../../db/dbErrors.ts'
import { list, removed } from '../../http/answer/answers.ts'
import { refuse, refuseField, refuseOutdated } from '../../http/refusal.ts'
import { keepForUndo } from '../deletions/deletions.service.ts'
import { holidayText } from './holidays.messages.ts'
import {
  deleteCompanyDay,
  findHoliday,
  findHolidays,
  insertCompanyDay,
  replacePublicHolidays,
  updateCompanyDay,
} from './holidays.queries.ts'
import { holidaysUntil } from './publicHolidays.ts'

/** How far ahead people plan: contracts and programmes run for years. */
const yearsAhead = 10

export const listHolidays = async (ctx: Context, { query }: ParsedOf<typeof holidays.list>) =>
  list(await findHolidays(ctx.db, query))

const explainDuplicate = (error: unknown): never => {
  if (isDuplicate(error)) refuseField('conflict', 'hd_name', holidayText.sameDay)
  throw error
}

const changed = (ctx: Context, query: Holiday[]) => {
  ctx.publish('holidays.changed')
  return list(query)
}

const refuseOthers = async (ctx: Context, hd_no: number) =>
  (await findHoliday(ctx.db, hd_no)) ? refuse('conflict', holidayText.notByHand) : refuse('not_found')

export const createCompanyDay = async (ctx: Context, { body }: ParsedOf<typeof holidays.create>) =>
  changed(ctx, [await insertCompanyDay(ctx.db, body).catch(explainDuplicate)])

export const changeCompanyDay = async (ctx: Context, { params, body }: ParsedOf<typeof holidays.update>) => {
  const { rev, ...draft } = body
  const day = await updateCompanyDay(ctx.db, params.hd_no, draft, rev).catch(explainDuplicate)
  if (day) return changed(ctx, [day])
  const now = await findHoliday(ctx.db, params.hd_no)
  return now?.kind === 'company' ? refuseOutdated(holidays.list, now) : refuseOthers(ctx, params.hd_no)
}

export const removeCompanyDay = async (ctx: Context, { params }: ParsedOf<typeof holidays.remove>) => {
  const undo_no = await keepForUndo(ctx, 'holidays', params.hd_no, 'holidays.changed')
  if (!(await deleteCompanyDay(ctx.db, params.hd_no))) return refuseOthers(ctx, params.hd_no)
  ctx.publish('holidays.changed')
  return removed(undo_no)
}

/** Brings the public holidays up to what this version of the server knows; `tx` is a transaction. */
export const refreshPublicHolidays = (tx: Db, thisYear = Number(koreaToday().slice(0, 4))) =>
  replacePublicHolidays(tx, holidaysUntil(thisYear + yearsAhead))
