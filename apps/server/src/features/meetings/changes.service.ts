import { bookingMessages, fitsRoom } from '@crm/contract/features/meetings/booking'
import { meetings } from '@crm/contract/features/meetings/meetings'
import type { BookingAnswer, WaitDraft } from '@crm/contract/features/meetings/meetings.rows'
import type { Span } from '@crm/contract/features/meetings/roomTime'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context, UndoOwners } from '../../context.ts'
import { removed } from '../../http/answer/answers.ts'
import { refuse, refuseOutdated } from '../../http/refusal.ts'
import { removeCommentsOf } from '../comments/comments.service.ts'
import { keepForUndo } from '../deletions/deletions.service.ts'
import { removeFilesOf } from '../files/files.service.ts'
import { answerMoves, closeMovesOf } from '../meetingRequests/answers.service.ts'
import { unlinkRecordingsOf } from '../recordings/people/link.service.ts'
import { seesEveryMeeting } from '../reference/seenMeetings.service.ts'
import { alarmChangedPeople, type ChangeCause, raiseMeetingAlarm } from './booking.alarms.ts'
import { isCancelled, isOwn, isVisited, isWaiting } from './booking.policy.ts'
import {
  deleteMeeting,
  findTraces,
  lockMeeting,
  lockProject,
  type MeetingChange,
  rememberChange,
  roundFor,
  type StoredMeeting,
  updateMeeting,
} from './booking.queries.ts'
import { booked, placeColumns, putInCharge, readOne, roomTakenAnswer, withRequiredFields } from './booking.service.ts'
import { meetingTable } from './meetings.comments.ts'
import { refusals } from './meetings.messages.ts'
import { memoTable } from './memos.service.ts'

/** One that the caller may not see is not there for them. */
const meetingToChange = async (ctx: Context, ms_no: number) => {
  const meeting = (await lockMeeting(ctx.db, ms_no)) ?? refuse('not_found')
  return seesEveryMeeting(ctx.actor) || isOwn(ctx.actor, meeting) ? meeting : refuse('not_found')
}

const ownOnly = (ctx: Context, meeting: StoredMeeting) =>
  isOwn(ctx.actor, meeting) ? meeting : refuse('not_allowed', refusals.notOwn)

const ownMeeting = async (ctx: Context, ms_no: number) => ownOnly(ctx, await meetingToChange(ctx, ms_no))

/** The form's message about these hours. */
const hoursProblem = ({ start_dt, end_dt }: Span, isRoom: boolean) => {
  if (start_dt >= end_dt || start_dt.slice(0, 10) !== end_dt.slice(0, 10)) return bookingMessages.order
  return isRoom && !fitsRoom(start_dt.slice(11), end_dt.slice(11)) ? bookingMessages.quarter : null
}

/** The round of a restored meeting: its own, or the next free one if another meeting has it now. */
const roundOf = async (
  ctx: Context,
  { ms_no, proj_no }: StoredMeeting,
  { mr_type, mr_count }: Pick<StoredMeeting, 'mr_type' | 'mr_count'>,
) => {
  if (proj_no === null) return mr_count
  await lockProject(ctx.db, proj_no)
  return roundFor(ctx.db, { proj_no, mr_type, ms_no, mr_count })
}

/** Changes a meeting that will be active, or answers with free times when its room is taken. */
const change = async (ctx: Context, meeting: StoredMeeting, to: MeetingChange): Promise<BookingAnswer | null> => {
  const { ms_no, mr_no, start_dt, end_dt } = { ...meeting, ...to }
  const taken = mr_no === null ? null : await roomTakenAnswer(ctx, { mr_no, start_dt, end_dt }, ms_no)
  if (!taken) await updateMeeting(ctx.db, ms_no, to)
  return taken
}

/** Remembers what the client still believes, raises alarms for the people of the meeting and makes open screens read again. */
const alarmManagers = async (ctx: Context, cause: ChangeCause | null, before: StoredMeeting, busy = true) => {
  await rememberChange(ctx.db, before)
  const answer = await booked(ctx, before.ms_no)
  for (const meeting of answer.query) {
    await alarmChangedPeople(ctx, cause, meeting, before.ms_managers)
    await answerMoves(ctx, meeting)
  }
  ctx.publish('meetings.changed')
  return busy ? answer : { ...answer, busy: [] }
}

// ---------------------------------------------------------------- visits

type Mark = ParsedOf<typeof meetings.visit>['body']

/** Takes back a cancellation, at the old or at another time and place. */
const bringBack = async (ctx: Context, meeting: StoredMeeting, { mr_checked, ...wanted }: Mark) => {
  const { start_dt = meeting.start_dt, end_dt = meeting.end_dt } = wanted
  // One from before the rules of rooms may come back as it was.
  const isElsewhen = start_dt !== meeting.start_dt || end_dt !== meeting.end_dt
  const problem = isElsewhen ? hoursProblem({ start_dt, end_dt }, meeting.mr_no !== null) : null
  if (problem) return refuse('invalid_input', problem)
  const mr_no = meeting.mr_no === null ? null : (wanted.mr_no ?? meeting.mr_no)
  const mr_count = await roundOf(ctx, meeting, meeting)
  const taken = await change(ctx, meeting, { mr_checked, mr_no, start_dt, end_dt, mr_count })
  return taken ?? alarmManagers(ctx, 'restored', meeting)
}

export const setVisit = async (ctx: Context, { params, body }: ParsedOf<typeof meetings.visit>) => {
  const { mr_checked } = body
  const meeting = await meetingToChange(ctx, params.ms_no)
  const isCalledOff = mr_checked === 2
  // Whoever sees a meeting may mark a visit; only the meeting's own people may cancel it or take that back.
  if (isCalledOff || isCancelled(meeting)) ownOnly(ctx, meeting)
  if (isWaiting(meeting)) return refuse('conflict', refusals.waitingVisit)
  if (isCalledOff && isVisited(meeting)) return refuse('conflict', refusals.visitedCancels)
  if (isCancelled(meeting) && !isCalledOff) return bringBack(ctx, meeting, body)
  await updateMeeting(ctx.db, meeting.ms_no, { mr_checked })
  return alarmManagers(ctx, isCalledOff && !isCancelled(meeting) ? 'cancelled' : null, meeting)
}

// ---------------------------------------------------------------- waiting, restoring, changing

const putAside = async (ctx: Context, meeting: StoredMeeting) => {
  if (isWaiting(meeting)) return refuse('conflict', refusals.alreadyWaiting)
  if (isVisited(meeting)) return refuse('conflict', refusals.visitedWaits)
  if (isCancelled(meeting)) return refuse('conflict', refusals.cancelledWaits)
  await updateMeeting(ctx.db, meeting.ms_no, { state: 2 })
  return alarmManagers(ctx, 'waiting', meeting, false)
}

const isDifferent = (meeting: StoredMeeting, to: MeetingChange) =>
  Object.entries(to).some(([column, value]) => meeting[column as keyof MeetingChange] !== value)

/** Saves the whole form: restores a waiting meeting, changes an active one. */
const rebook = async (ctx: Context, meeting: StoredMeeting, body: WaitDraft) => {
  const { mr_way, mr_type, mr_count, mr_no, mr_text, mr_comment, start_dt, end_dt } = withRequiredFields(body)
  const to = {
    ...{ mr_way, mr_type, start_dt, end_dt },
    ...placeColumns(mr_way, mr_no),
    ...(mr_comment === undefined ? {} : { mr_comment: mr_comment || null }),
    mr_text: mr_text || null,
    mr_count: await roundOf(ctx, meeting, { mr_type, mr_count }),
    state: 1,
    mr_checked: 0,
  }
  const taken = await change(ctx, meeting, to)
  if (taken) return taken
  if (body.ms_managers) await putInCharge(ctx, meeting.ms_no, body.ms_managers)
  return alarmManagers(ctx, isWaiting(meeting) ? 'restored' : isDifferent(meeting, to) ? 'changed' : null, meeting)
}

export const setWaiting = async (ctx: Context, { params, body }: ParsedOf<typeof meetings.wait>) => {
  const meeting = await ownMeeting(ctx, params.ms_no)
  if (body.state === 2) return putAside(ctx, meeting)
  if (body.rev !== undefined && body.rev !== meeting.rev)
    return refuseOutdated(meetings.detail, await readOne(ctx, meeting.ms_no))
  if (!isWaiting(meeting) && isVisited(meeting)) return refuse('conflict', refusals.visitedChanges)
  if (!isWaiting(meeting) && isCancelled(meeting)) return refuse('conflict', refusals.cancelledChanges)
  return rebook(ctx, meeting, body)
}

export const moveMeeting = async (ctx: Context, { params, body }: ParsedOf<typeof meetings.move>) => {
  const { start_dt, end_dt } = body
  const meeting = await ownMeeting(ctx, params.ms_no)
  const problem = hoursProblem(body, meeting.mr_no !== null)
  if (problem) return refuse('invalid_input', problem)
  if (isVisited(meeting)) return refuse('conflict', refusals.visitedMoves)
  if (isWaiting(meeting) || isCancelled(meeting)) return refuse('conflict', refusals.notActive)
  // Who meets elsewhere keeps the place: only a room is exchanged for a room.
  const to = { mr_no: meeting.mr_no === null ? null : (body.mr_no ?? meeting.mr_no), start_dt, end_dt }
  const taken = await change(ctx, meeting, to)
  return taken ?? alarmManagers(ctx, isDifferent(meeting, to) ? 'moved' : null, meeting)
}

// ---------------------------------------------------------------- the end

export const removeMeeting = async (ctx: Context, { params }: ParsedOf<typeof meetings.remove>) => {
  const meeting = await ownMeeting(ctx, params.ms_no)
  if (isVisited(meeting)) return refuse('conflict', bookingMessages.visitedStays)
  const { has_minutes, answer_dt, msm_no } = (await findTraces(ctx.db, meeting.ms_no)) ?? refuse('not_found')
  if (has_minutes) return refuse('conflict', refusals.minutesStay)
  if (answer_dt) return refuse('conflict', refusals.answersStay)
  const undo_no = await keepForUndo(ctx, 'mr_schedules', meeting.ms_no, 'meetings.changed')
  if (msm_no) await removeFilesOf(ctx, memoTable, msm_no)
  await removeCommentsOf(ctx, { to_table: meetingTable, to_no: meeting.ms_no })
  await closeMovesOf(ctx, meeting.ms_no)
  await unlinkRecordingsOf(ctx, meeting.ms_no)
  const gone = await readOne(ctx, meeting.ms_no)
  await deleteMeeting(ctx.db, meeting.ms_no)
  await raiseMeetingAlarm(ctx, 'removed', gone)
  ctx.publish('meetings.changed')
  return removed(undo_no)
}

/** For `undoOwners`: those who were told that it is gone are told that it is there again. */
export const meetingUndoOwners: UndoOwners = {
  [meetingTable]: { restored: async (ctx, ms_no) => raiseMeetingAlarm(ctx, 'restored', await readOne(ctx, ms_no)) },
}
