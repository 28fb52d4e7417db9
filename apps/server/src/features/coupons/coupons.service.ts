import { foldCode } from '@crm/contract/features/coupons/couponRules'
import { type CouponDraft, couponMessages, type coupons, mostCodes } from '@crm/contract/features/coupons/coupons'
import { couponCodeColumns } from '@crm/contract/features/coupons/coupons.rows'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { failedCheck, isDuplicate, missingReference } from '../../db/dbErrors.ts'
import { excelOf } from '../../excel/excelOf.ts'
import { excelDownload, inBatches } from '../../excel/workbook.ts'
import { one, page } from '../../http/answer/answers.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import { findPeople, insertBoxes, onlyClientUsers } from './box.queries.ts'
import { couponText } from './coupons.messages.ts'
import {
  findCodeNos,
  findCodes,
  findCodesByNo,
  findCoupon,
  findGivable,
  findUses,
  insertCode,
  insertNewCodes,
  newCouponCode,
  setStopped,
} from './coupons.queries.ts'

type Written = Omit<CouponDraft, 'cp_code' | 'cp_codes'>

/** What depends on more than one field; the database checks the same. */
const checkDraft = (draft: CouponDraft) => {
  if (draft.cp_kind === 'rate' && draft.cp_value > 100) refuseField('invalid_input', 'cp_value', couponMessages.rate)
  if (draft.cp_start_dt > draft.cp_end_dt) refuseField('invalid_input', 'cp_end_dt', couponMessages.days)
  if (draft.cp_target === 'category' && !draft.cp_categories.length)
    refuseField('invalid_input', 'cp_categories', couponMessages.categories)
  if (draft.cp_target === 'courses' && !draft.cp_courses.length)
    refuseField('invalid_input', 'cp_courses', couponMessages.courses)
  if (draft.cp_way === 'given' && !draft.cp_cause) refuseField('invalid_input', 'cp_cause', couponMessages.cause)
}

/** The row of a draft; what its choices make meaningless is left empty. */
export const valuesOf = ({ cp_code: _, cp_codes: __, ...draft }: CouponDraft): Written => {
  checkDraft({ ...draft, cp_code: '', cp_codes: 0 })
  return {
    ...draft,
    cp_cap: draft.cp_kind === 'rate' ? draft.cp_cap : null,
    cp_categories: draft.cp_target === 'category' ? draft.cp_categories : [],
    cp_courses: draft.cp_target === 'courses' ? [...new Set(draft.cp_courses)] : [],
    cp_cause: draft.cp_way === 'given' ? draft.cp_cause : null,
  }
}

export const explainCouponFault = (fault: unknown): never => {
  const check = failedCheck(fault)
  if (check === 'coupons_used') return refuse('conflict', couponText.onlyLittle)
  if (check === 'coupons_total') return refuseField('invalid_input', 'cp_total', couponText.belowTaken)
  if (check === 'coupons_courses') return refuseField('invalid_input', 'cp_courses', couponMessages.courses)
  if (missingReference(fault) === 'coupon_uses_cp_no_fkey') return refuse('conflict', couponText.removeUsed)
  throw fault
}

/** A public coupon has one code, its own or a new one; others get the wanted number of one-time codes. */
export const makeCodes = async (ctx: Context, cp_no: number, { cp_way, cp_code, cp_codes }: CouponDraft) => {
  if (cp_way === 'codes' && cp_codes > 0) await insertNewCodes(ctx.db, cp_no, cp_codes)
  if (cp_way !== 'public') return
  const cpc_code = cp_code || newCouponCode()
  await insertCode(ctx.db, { cp_no, cpc_code, cpc_fold: foldCode(cpc_code) }).catch((fault: unknown) => {
    if (isDuplicate(fault, 'coupon_codes_once')) return refuseField('invalid_input', 'cp_code', couponText.codeTaken)
    throw fault
  })
}

const readCoupon = async (ctx: Context, cp_no: number) => (await findCoupon(ctx.db, cp_no)) ?? refuse('not_found')

export const stopCoupon = async (ctx: Context, { params, body }: ParsedOf<typeof coupons.stop>) => {
  const { cp_no } = await readCoupon(ctx, params.cp_no)
  await setStopped(ctx.db, cp_no, body.is_stopped)
  ctx.publish('coupons.changed')
  return one(await readCoupon(ctx, cp_no))
}

export const listUses = async (ctx: Context, { query }: ParsedOf<typeof coupons.uses>) => {
  const { cp_no } = await readCoupon(ctx, query.cp_no)
  return page(await findUses(ctx.db, cp_no, query))
}

export const listCodes = async (ctx: Context, { query }: ParsedOf<typeof coupons.codes>) => {
  const { cp_no } = await readCoupon(ctx, query.cp_no)
  return page(await findCodes(ctx.db, cp_no, query))
}

export const downloadCodes = async (ctx: Context, { query }: ParsedOf<typeof coupons.codesExcel>) => {
  const { cp_no, cp_name } = await readCoupon(ctx, query.cp_no)
  const batches = inBatches(await findCodeNos(ctx.db, cp_no), (nos) => findCodesByNo(ctx.db, nos))
  const columns = excelOf(couponCodeColumns)
  return excelDownload(`${cp_name}_${koreaToday()}.xlsx`, { name: '쿠폰 코드', columns, batches })
}

export const addCodes = async (ctx: Context, { params, body }: ParsedOf<typeof coupons.addCodes>) => {
  const coupon = await readCoupon(ctx, params.cp_no)
  if (coupon.cp_way !== 'codes') return refuse('conflict', couponText.notCodes)
  if (coupon.code_count + body.count > mostCodes) return refuseField('invalid_input', 'count', couponMessages.codes)
  await insertNewCodes(ctx.db, coupon.cp_no, body.count)
  ctx.publish('coupons.changed')
  return one(await readCoupon(ctx, coupon.cp_no))
}

export const listPeople = async (ctx: Context, { query }: ParsedOf<typeof coupons.people>) =>
  page(await findPeople(ctx.db, query))

export const listGivable = async (ctx: Context) => ({ state: done, query: await findGivable(ctx.db) })

export const grantByHand = async (ctx: Context, { params, body }: ParsedOf<typeof coupons.grant>) => {
  const coupon = await readCoupon(ctx, params.cp_no)
  if (coupon.cp_way !== 'given') return refuse('conflict', couponText.notGiven)
  const user_nos = [...new Set(body.user_nos)]
  if ((await onlyClientUsers(ctx.db, user_nos)).length !== user_nos.length)
    return refuseField('invalid_input', 'user_nos', couponText.notClients)
  await insertBoxes(ctx.db, { cp_no: coupon.cp_no, user_nos, cpb_by: 'hand' })
  ctx.publish('coupons.changed')
  for (const user_no of user_nos) ctx.publish('coupons.own', user_no)
  return one(await readCoupon(ctx, coupon.cp_no))
}
