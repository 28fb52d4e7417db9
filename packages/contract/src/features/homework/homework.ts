import * as z from 'zod'
import { clients, staff } from '../../access.ts'
import { listOf, nothing, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { date, dateTime, key, keyword, no, optionalLine, paging } from '../../kit/fields.ts'

/** Who of the staff sets homework: those who open projects or meetings. */
export const homeworkScopes = ['WorkList', 'WorkListV2', 'MyPageProject', 'ScheduleMeeting', 'MyPageMeeting'] as const

export const homeworkMessages = {
  course: '강의를 골라 주세요.',
  lectures: '차시를 하나 이상 골라 주세요.',
  place: '프로젝트나 미팅을 골라 주세요.',
} as const

export const HomeworkLecture = z.object({
  crl_no: no(),
  crl_title: z.string(),
  /** Finished by the caller; for staff always false. */
  is_done: z.boolean(),
})

const common = {
  hw_no: no(),
  crs_no: no(),
  crs_title: z.string(),
  lectures: z.array(HomeworkLecture),
  /** The last day: the one that was set, or of the next meeting; null while no meeting is booked. */
  due_dt: z.string().nullable(),
  /** Until the next meeting, whenever it is. */
  is_until_meeting: z.boolean(),
  hw_memo: z.string(),
}

/** Somebody of the company and what they have finished of it. */
export const HomeworkPerson = z.object({
  user_no: no(),
  user_name: z.string(),
  has_seat: z.boolean(),
  done: z.array(no()),
})
export type HomeworkPerson = z.output<typeof HomeworkPerson>

export const Homework = z.object({
  ...common,
  client_name: z.string(),
  people: z.array(HomeworkPerson),
  emp_name: z.string(),
  reg_dt: dateTime(),
})
export type Homework = z.output<typeof Homework>

/** As people of the company see it. */
export const OwnHomework = z.object({ ...common, has_seat: z.boolean() })
export type OwnHomework = z.output<typeof OwnHomework>

/** A course that can be set. */
export const HomeworkCourse = z.object({ crs_no: no(), crs_title: z.string(), teacher_name: z.string() })
export type HomeworkCourse = z.output<typeof HomeworkCourse>

export const HomeworkDraft = z.object({
  proj_no: no().nullable(),
  ms_no: no().nullable(),
  crs_no: no(homeworkMessages.course),
  crl_nos: z.array(no()).min(1, homeworkMessages.lectures).max(200),
  /** Null: until the next meeting. */
  hw_due_dt: date().nullable(),
  hw_memo: optionalLine(200),
})
export type HomeworkDraft = z.output<typeof HomeworkDraft>

const access = staff(...homeworkScopes)
const path = '/crm/v3/homework'

export const homework = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '프로젝트나 미팅의 강의 과제와 사람마다 마친 차시. 새로운 것부터',
    access,
    query: z
      .object({ proj_no: key().optional(), ms_no: key().optional() })
      .refine(({ proj_no, ms_no }) => proj_no !== undefined || ms_no !== undefined, homeworkMessages.place),
    response: listOf(Homework),
  }),
  own: endpoint({
    method: 'GET',
    path: `${path}/own`,
    summary: '우리 회사의 강의 과제와 내가 마친 차시',
    access: clients,
    response: listOf(OwnHomework),
  }),
  courses: endpoint({
    method: 'GET',
    path: `${path}/courses`,
    summary: '과제로 낼 수 있는 강의',
    access,
    query: z.object({ keyword: keyword(), ...paging }),
    response: pageOf(HomeworkCourse),
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: '강의 과제를 낸다. 고객에게 알람과 메일이 간다',
    access,
    body: HomeworkDraft.refine(({ proj_no, ms_no }) => proj_no !== null || ms_no !== null, {
      path: ['proj_no'],
      message: homeworkMessages.place,
    }),
    response: nothing(),
  }),
  end: endpoint({
    method: 'PUT',
    path: `${path}/:hw_no/end`,
    summary: '강의 과제를 끝낸다',
    access,
    params: z.object({ hw_no: key() }),
    response: nothing(),
  }),
}
