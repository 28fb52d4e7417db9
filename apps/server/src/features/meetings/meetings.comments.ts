import { meetingPath, mrType } from '@crm/contract/features/meetings/meetings.words'
import type { CommentOwners } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import { someMeeting } from './meetings.messages.ts'
import { findMeeting } from './meetings.queries.ts'
import { canSeeMeeting, staffWhoSee } from './seen.service.ts'

/** Where comments know a meeting by. */
export const meetingTable = 'mr_schedules'

/** Whoever sees the meeting. */
export const meetingCommentOwners: CommentOwners = {
  [meetingTable]: {
    canSee: canSeeMeeting,
    whoSees: staffWhoSee,
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
