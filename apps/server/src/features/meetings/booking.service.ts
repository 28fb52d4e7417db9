import { bookingMessages, type MsWho, placeFor, roomTaken } from '@crm/contract/features/meetings/booking'
import type { meetings } from '@crm/contract/features/meetings/meetings'
import {
  type BookingAnswer,
  type BookingDraft,
  type DayMeeting,
  visitorOf,
  type WaitDraft,
} from '@crm/contract/features/meetings/meetings.rows'
import { nearestFree, type RoomSpan } from '@crm/contract/features/meetings/roomTime'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { missingReference } from '../../db/dbErrors.ts'
import { list, one } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { answerWithMeeting } from '../meetingRequests/answers.service.ts'
import { seesMeeting } from '../reference/seenMeetings.service.ts'
import { raiseMeetingAlarm } from './booking.alarms.ts'
import {
  findBusy,
  findRoomDay,
  insertMeeting,
  isRoomInUse,
  isRoomTaken,
  lockProject,
  lockRoom,
  replaceManagers,
  roundFor,
} from './booking.queries.ts'
import { refusals } from './meetings.messages.ts'
import { findDay, findMeeting } from './meetings.queries.ts'

export const readOne = async (ctx: Context, ms_no: number) => (await findMeeting(ctx.db, ms_no)) ?? refuse('not_found')

export const getMeeting = async (ctx: Context, { params }: ParsedOf<typeof meetings.detail>) => {
  const meeting = await readOne(ctx, params.ms_no)
  return seesMeeting(ctx.actor, meeting) ? one(meeting) : refuse('not_found')
}

/** Somebody else's meeting to those who may not see it: that the room is taken and who is busy then, and nothing more. */
const takenTime = (meeting: Omit<DayMeeting, 'is_hidden'>) => ({
  ...meeting,
  client_name: null,
  ms_who: 'people' as const,
  mr_type: 2 as const,
  mr_way: 'visit' as const,
  mr_text: null,
  mr_count: 0,
  reg_emp_no: null,
  is_hidden: true,
})

export const getRoomDay = async (ctx: Context, { query }: ParsedOf<typeof meetings.day>) => {
  const found = await findDay(ctx.db, query)
  return list(
    found.map((meeting) => (seesMeeting(ctx.actor, meeting) ? { ...meeting, is_hidden: false } : takenTime(meeting))),
  )
}

// ---------------------------------------------------------------- rooms

/** Locks the room for this transaction. Null when it is free at that time, otherwise the nearest free times. */
export const roomTakenAnswer = async (ctx: Context, wanted: RoomSpan, ms_no = 0): Promise<BookingAnswer | null> => {
  if (!(await isRoomInUse(ctx.db, wanted.mr_no))) return refuse('invalid_input', refusals.noSuchRoom)
  await lockRoom(ctx.db, wanted.mr_no)
  if (!(await isRoomTaken(ctx.db, wanted, ms_no))) return null
  const { bookings, ...around } = await findRoomDay(ctx.db, wanted.start_dt.slice(0, 10))
  return { state: roomTaken, query: [], free: nearestFree({ ...wanted, ...around, bookings }), busy: [] }
}

export const placeColumns = (mr_way: string, mr_no: number | 'external' | 'direct') => {
  const place = placeFor(mr_way, mr_no)
  return typeof place === 'number' ? { mr_place: 'room', mr_no: place } : { mr_place: place, mr_no: null }
}

/** The answer of every call that sets a meeting's time, with those of its people who are elsewhere then. */
export const booked = async (ctx: Context, ms_no: number): Promise<BookingAnswer> => {
  const meeting = await readOne(ctx, ms_no)
  const people = meeting.managers.map(({ emp_no }) => emp_no)
  return { state: done, query: [meeting], free: [], busy: await findBusy(ctx.db, people, meeting, ms_no) }
}

export const putInCharge = (ctx: Context, ms_no: number, ms_managers: number[]) =>
  replaceManagers(ctx.db, ms_no, [...new Set(ms_managers)]).catch((fault: unknown) => {
    if (missingReference(fault)) return refuse('invalid_input', refusals.noSuchPeople)
    throw fault
  })

// ---------------------------------------------------------------- booking

type Needed = 'mr_way' | 'mr_type' | 'mr_no' | 'mr_count' | 'start_dt' | 'end_dt'
type Stated<Draft> = Draft & { [Field in Needed & keyof Draft]-?: NonNullable<Draft[Field]> }

/** The steps of booking and restoring have seen to it that what they need is there. */
export const withRequiredFields = <Draft extends BookingDraft | WaitDraft>(draft: Draft) => draft as Stated<Draft>

/** The project's company and which round it is; none for people from elsewhere. */
const companyOf = async (ctx: Context, who: MsWho, proj_no: number | undefined, mr_type: number) => {
  if (who !== 'client' || !proj_no) return { proj_no: null, client_no: null, mr_count: 1 }
  const project = (await lockProject(ctx.db, proj_no)) ?? refuse('not_found')
  return { ...project, mr_count: await roundFor(ctx.db, { proj_no, mr_type }) }
}

export const createMeeting = async (
  ctx: Context,
  { body }: ParsedOf<typeof meetings.create>,
): Promise<BookingAnswer> => {
  const { mr_way, mr_type, mr_no, mr_text, start_dt, end_dt, client_name, client_contact } = withRequiredFields(body)
  const ms_who = visitorOf(body) ?? refuse('invalid_input', bookingMessages.who)
  const company = await companyOf(ctx, ms_who, body.proj_no, mr_type)
  const place = placeColumns(mr_way, mr_no)
  const taken = place.mr_no === null ? null : await roomTakenAnswer(ctx, { mr_no: place.mr_no, start_dt, end_dt })
  if (taken) return taken

  const ms_no = await insertMeeting(ctx.db, {
    ...company,
    ...place,
    ms_who,
    mr_type,
    mr_way,
    start_dt,
    end_dt,
    mr_text: mr_text || null,
    mr_comment: body.mr_comment || null,
    mr_info: JSON.stringify(ms_who === 'people' ? { client_name, client_contact } : {}),
    reg_emp_no: ctx.actor.emp_no,
  })
  await putInCharge(ctx, ms_no, body.ms_managers)
  const answer = await booked(ctx, ms_no)
  for (const meeting of answer.query) {
    if (body.mq_no) await answerWithMeeting(ctx, body.mq_no, meeting)
    await raiseMeetingAlarm(ctx, 'booked', meeting)
  }
  ctx.publish('meetings.changed')
  return answer
}
