import type { Context } from '../../context.ts'
import { canSeeMeeting } from '../reference/seenMeetings.service.ts'

/** Whoever opens a project reads what was said at its meetings. */
const projectScopes = ['WorkList', 'WorkListV2', 'MyPageProject']

/** Those who see the meeting, and those who open projects. */
export const mayReadMinutes = async (ctx: Context, ms_no: number) =>
  projectScopes.some((scope) => ctx.actor.emp_scope.has(scope)) || canSeeMeeting(ctx, ms_no)
