import { meetingPath, mrType } from '@crm/contract/features/meetings/meetings.words'
import type { CommentOwners } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import { activeStaff } from '../comments/comments.service.ts'
import { someMeeting } from './meetings.messages.ts'
import { findMeeting } from './meetings.queries.ts'

/** Where comments know a meeting by. */
export const meetingTable = 'mr_schedules'

/** All staff see every meeting. */
export const meetingCommentOwners: CommentOwners = {
  [meetingTable]: {
    canSee: async (ctx, ms_no) =>
      ctx.actor.gate === 'open' && ctx.actor.user_type === 'emp' && Boolean(await findMeeting(ctx.db, ms_no)),
    whoSees: (ctx, _ms_no, emp_nos) => activeStaff(ctx, emp_nos),
    about: async (ctx, ms_no) => {
      const { client_name, mr_type, managers } = (await findMeeting(ctx.db, ms_no)) ?? refuse('not_found')
      return {
        name: `${client_name ?? someMeeting} · ${mrType.label(mr_type)}`,
        link: meetingPath(ms_no),
        people: managers.map(({ emp_no }) => emp_no),
      }
    },
  },
}
