import type { learning } from '@crm/contract/features/learning/learning'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { list, one, removed } from '../../../http/answer/answers.ts'
import { refuse } from '../../../http/refusal.ts'
import { keepForUndo } from '../../deletions/deletions.service.ts'
import { enrolmentText } from '../../enrolments/enrolments.messages.ts'
import { liveSeatOf } from '../../enrolments/seats.service.ts'
import { learningText } from '../learning.messages.ts'
import { findWatchedLecture } from './sessions.queries.ts'

const mostMemos = 500

const own = ({ db, actor }: Context) => db.selectFrom('lecture_memos').where('user_no', '=', actor.user_no)

export const listMemos = async (ctx: Context, { params }: ParsedOf<typeof learning.memos>) =>
  list(
    await own(ctx)
      .select(['lo_no', 'at_second', 'memo', 'reg_dt'])
      .where('crl_no', '=', params.crl_no)
      .orderBy('at_second')
      .orderBy('lo_no')
      .execute(),
  )

export const createMemo = async (ctx: Context, { params, body }: ParsedOf<typeof learning.createMemo>) => {
  const { user_no } = ctx.actor
  const { crs_no, crl_no } = (await findWatchedLecture(ctx.db, params.crl_no)) ?? refuse('not_found')
  if (!(await liveSeatOf(ctx, user_no, crs_no))) return refuse('not_allowed', enrolmentText.noSeat)
  const { count } = await own(ctx)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('crl_no', '=', crl_no)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostMemos) return refuse('conflict', learningText.tooManyMemos)
  const values = { ...body, user_no, crl_no }
  const row = await ctx.db.insertInto('lecture_memos').values(values).returning('lo_no').executeTakeFirstOrThrow()
  ctx.publish('learning.changed', user_no)
  return one(row)
}

export const removeMemo = async (ctx: Context, { params }: ParsedOf<typeof learning.removeMemo>) => {
  const undo_no = await keepForUndo(ctx, 'lecture_memos', params.lo_no, 'learning.changed')
  const { numDeletedRows } = await ctx.db
    .deleteFrom('lecture_memos')
    .where('lo_no', '=', params.lo_no)
    .where('user_no', '=', ctx.actor.user_no)
    .executeTakeFirst()
  if (!numDeletedRows) return refuse('not_found')
  ctx.publish('learning.changed', ctx.actor.user_no)
  return removed(undo_no)
}
