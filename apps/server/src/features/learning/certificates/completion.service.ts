import type { Context } from '../../../context.ts'
import { grantCoupons } from '../../coupons/box.service.ts'
import { findCompletion, insertCertificate } from './completion.queries.ts'

/** Whether so many lectures are enough for the course's rate. */
export const isComplete = ({ done, lectures, crs_rate }: { done: number; lectures: number; crs_rate: number }) =>
  lectures > 0 && done * 100 >= crs_rate * lectures

/** Gives the certificate as soon as enough lectures are done; once, whatever is added or watched later. */
export const completeCourse = async (ctx: Pick<Context, 'db' | 'publish'>, user_no: number, crs_no: number) => {
  const completion = await findCompletion(ctx.db, user_no, crs_no)
  if (!completion || completion.has_certificate || !isComplete(completion)) return false
  const crt_no = await insertCertificate(ctx.db, user_no, crs_no)
  if (crt_no === undefined) return false
  await grantCoupons(ctx, 'complete', [user_no])
  ctx.publish('learning.changed', user_no)
  ctx.publish('camp.changed')
  return true
}
