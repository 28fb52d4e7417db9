import * as z from 'zod'
import { listOf } from '../../kit/answer.ts'
import { date, dateTime, no, optionalLine } from '../../kit/fields.ts'
import { ContactDraft } from '../../kit/people.ts'
import { Attachment } from '../files/files.ts'
import { bookingProblem, hoursOnOneDay, type MsWho, msWho, restoreProblem } from './booking.ts'
import { mrChecked, mrType, mrWay } from './meetings.words.ts'

export const Manager = z.object({ emp_no: no(), emp_name: z.string() })
const Contact = z.object({ name: z.string(), number: z.string() })

/** A room's number, or where else. */
const Place = z.union([no(), z.enum(['external', 'direct'])])

export const Meeting = z.object({
  ms_no: no(),
  proj_no: no().nullable(),
  proj_name: z.string().nullable(),
  client_no: no().nullable(),
  /** The company, or who comes when it is none of ours. */
  client_name: z.string().nullable(),
  client_rep_name: z.string().nullable(),
  client_contact: z.array(Contact),
  /** Name and contacts once more: callers of the specification's API look for them here. */
  mr_info: z.object({ client_name: z.string().nullable(), client_contact: z.array(Contact) }),
  ms_who: msWho.schema,
  psrv_name: z.string().nullable(),
  managers: z.array(Manager),
  mr_type: mrType.schema,
  mr_way: mrWay.schema,
  mr_no: Place,
  mr_name: z.string().nullable(),
  mr_text: z.string().nullable(),
  /** Round number. */
  mr_count: z.int(),
  ms_dt: date(),
  start_dt: dateTime(),
  end_dt: dateTime(),
  /** 1 active, 2 waiting */
  state: z.int(),
  mr_checked: mrChecked.schema,
  exist_record: z.boolean(),
  exist_memo: z.boolean(),
  msm_no: no().nullable(),
  /** Who booked it. */
  reg_emp_no: no().nullable(),
})
export type Meeting = z.output<typeof Meeting>

export const MeetingDetail = Meeting.extend({
  mr_comment: z.string().nullable(),
  reg_emp_name: z.string().nullable(),
  reg_dt: dateTime(),
  /** Send it back with a change: whoever has changed an older one is told. */
  rev: z.int(),
})
export type MeetingDetail = z.output<typeof MeetingDetail>

/** What the room grid and the chart show of a meeting. */
export const DayMeeting = Meeting.pick({
  ms_no: true,
  client_name: true,
  ms_who: true,
  managers: true,
  mr_type: true,
  mr_way: true,
  mr_no: true,
  mr_name: true,
  mr_text: true,
  mr_count: true,
  start_dt: true,
  end_dt: true,
  mr_checked: true,
  reg_emp_no: true,
}).extend({
  /** Somebody else's, for those who may not see it: time, room and people are true, the rest is left out. */
  is_hidden: z.boolean(),
})
export type DayMeeting = z.output<typeof DayMeeting>

const FreeSlot = z.object({ mr_no: no(), mr_name: z.string(), start_dt: dateTime(), end_dt: dateTime() })
const Busy = Manager.extend({ start_dt: dateTime(), end_dt: dateTime() })
export type Busy = z.output<typeof Busy>

/** Booked: one meeting, and who of its people is elsewhere then. Room taken: state 0, no meeting, what is free near it. */
export const BookingAnswer = listOf(MeetingDetail).extend({ free: z.array(FreeSlot), busy: z.array(Busy) })
export type BookingAnswer = z.output<typeof BookingAnswer>

/** 0 is how some write a pre-meeting. */
export const TypeInput = z.union([z.literal(0), mrType.schema]).transform((value) => value || 1)

/** A field that a form left empty was not filled in: the steps say so, not the field's own schema. */
const filledIn = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value: z.input<Schema> | '') => (value === '' ? undefined : value), schema.optional()).optional()

const Managers = z.array(no()).max(50, '담당자는 50명까지 선택할 수 있어요.')

const bookingFields = {
  mr_way: filledIn(mrWay.schema),
  mr_type: filledIn(TypeInput),
  mr_no: filledIn(Place),
  mr_text: optionalLine(200).optional(),
  start_dt: filledIn(dateTime()),
  end_dt: filledIn(dateTime()),
  mr_comment: z.string().trim().max(2000, '참고 사항은 최대 2,000자까지 입력할 수 있어요.').optional(),
}

const bookingShape = {
  ...bookingFields,
  ms_managers: Managers.default([]),
  ms_who: filledIn(msWho.schema),
  proj_no: filledIn(no()),
  client_name: optionalLine(100).optional(),
  client_contact: z.array(ContactDraft).max(20, '연락처는 20명까지 입력할 수 있어요.').default([]),
  /** The client's request that this meeting answers. */
  mq_no: no().optional(),
}

/** Who comes, where it is not said: people of the project's company, or the person who is named. */
export const visitorOf = ({
  ms_who,
  proj_no,
  client_name,
}: {
  ms_who?: MsWho | undefined
  proj_no?: number | undefined
  client_name?: string | undefined
}): MsWho | undefined => ms_who ?? (proj_no ? 'client' : client_name ? 'people' : undefined)

/** Nothing is required of a single field: the ten steps say what is missing, in their order. */
export const BookingDraft = z.object(bookingShape).superRefine((draft, context) => {
  const problem = bookingProblem({ ...draft, ...hoursOnOneDay(draft), ms_who: visitorOf(draft) })
  if (problem) context.addIssue({ code: 'custom', message: problem.message, path: [problem.field] })
})
export type BookingDraft = z.output<typeof BookingDraft>

/** 2 puts a meeting aside; 1 brings it back or changes it, with all that it needs. People and comment stay unless they are said. */
export const WaitDraft = z
  .object({
    state: z.literal([1, 2]),
    ...bookingFields,
    mr_count: filledIn(z.int().max(1000)),
    ms_managers: Managers.optional(),
    rev: no().optional(),
  })
  .superRefine((draft, context) => {
    const problem = draft.state === 1 ? restoreProblem({ ...draft, ...hoursOnOneDay(draft) }) : null
    if (problem) context.addIssue({ code: 'custom', message: problem.message, path: [problem.field] })
  })
export type WaitDraft = z.output<typeof WaitDraft>

/** A coming meeting on the dashboard (docs/rules.md, meetings). */
export const ComingMeeting = Meeting.extend({
  /** Days from today; "0" is today. */
  d_day: z.string(),
})
export type ComingMeeting = z.output<typeof ComingMeeting>

export const memoFields = {
  msm_title: z.string().trim().min(1, '제목을 입력해 주세요.').max(100, '제목은 최대 100자까지 입력할 수 있어요.'),
  msm_content: z.string().trim().max(10_000, '내용은 최대 10,000자까지 입력할 수 있어요.'),
}

export const Memo = z.object({
  msm_no: no(),
  ms_no: no(),
  msm_title: z.string(),
  msm_content: z.string(),
  emp_name: z.string().nullable(),
  reg_dt: dateTime(),
  msm_files: z.array(Attachment),
  /** Send it back with a change: whoever has changed an older one is told. */
  rev: z.int(),
})
export type Memo = z.output<typeof Memo>
