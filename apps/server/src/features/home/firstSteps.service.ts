import { type FirstStep, firstStep } from '@crm/contract/features/home/home'
import type { Actor, Context } from '../../context.ts'
import { list, ok } from '../../http/answer/answers.ts'
import { findClientSteps, findStaffSteps, insertDismissal } from './firstSteps.queries.ts'

/** Staff are led only to screens that they may open. */
const scopesOf: Partial<Record<FirstStep, readonly string[]>> = {
  phone: ['MyPageInfo'],
  project: ['WorkList', 'WorkListV2', 'MyPageProject'],
  meeting: ['ScheduleMeeting', 'MyPageMeeting'],
}

const mayDo = ({ user_type, emp_scope }: Actor, step: FirstStep) =>
  user_type !== 'emp' || (scopesOf[step]?.some((scope) => emp_scope.has(scope)) ?? true)

const findDone = ({ db, actor: { user_no, emp_no, client_no } }: Context) => {
  if (emp_no !== null) return findStaffSteps(db, user_no, emp_no)
  return client_no === null ? undefined : findClientSteps(db, user_no, client_no)
}

/** Nothing once all of them are done. */
export const listFirstSteps = async (ctx: Context) => {
  const done = (await findDone(ctx)) ?? {}
  const steps = firstStep.values.flatMap((step) => {
    const is_done = done[step]
    return is_done === undefined || !mayDo(ctx.actor, step) ? [] : [{ step, is_done }]
  })
  return list(steps.every(({ is_done }) => is_done) ? [] : steps)
}

export const dismissFirstSteps = async (ctx: Context) => {
  await insertDismissal(ctx.db, ctx.actor.user_no)
  ctx.publish('firstSteps.changed', ctx.actor.user_no)
  return ok()
}
