import { meetingPath, mrType } from '@crm/contract/features/meetings/meetings.words'
import type { CommentOwners, Context } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import { activeStaff } from '../comments/comments.service.ts'
import { canSeeMeeting, everyMeetingScopes, peopleOfMeeting } from '../reference/seenMeetings.service.ts'
import { someMeeting } from './meetings.messages.ts'
import { findMeeting } from './meetings.queries.ts'

/** `to_table` of a meeting's comments. */
export const meetingTable = 'mr_schedules'

/** Those of these members of staff who see the meeting. */
const staffWhoSee = async (ctx: Context, ms_no: number, emp_nos: number[]) => {
  const people = await peopleOfMeeting(ctx, ms_no)
  const own = [people?.reg_emp_no, ...(people?.managers ?? []).map(({ emp_no }) => emp_no)]
  const every = await activeStaff(ctx, emp_nos, everyMeetingScopes)
  const theirs = emp_nos.filter((emp_no) => own.includes(emp_no))
  return [...new Set([...every, ...(await activeStaff(ctx, theirs))])]
}

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
