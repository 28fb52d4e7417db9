import * as z from 'zod'
import { clients, staff } from '../../access.ts'
import { listOf, nothing, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key, keyword, line, no, paging } from '../../kit/fields.ts'
import { catalogue } from './catalogue.ts'
import { SeatRow, StudentPerson, seatSource, seatState } from './enrolments.rows.ts'
import { myCamp } from './my.ts'
import { orders } from './orders.ts'
import { revenueCalls } from './revenue.ts'

export const enrolmentMessages = {
  people: '수강할 사람을 골라 주세요.',
  days: '1일에서 3,650일까지 입력해 주세요.',
  reason: '사유를 입력해 주세요.',
} as const

const course = z.object({ crs_no: key() })
const seat = z.object({ cs_no: key() })
const reason = () => z.string().trim().min(1, { message: enrolmentMessages.reason, abort: true }).pipe(line(200))
const days = () => z.int(enrolmentMessages.days).min(1, enrolmentMessages.days).max(3650, enrolmentMessages.days)
const keeps = staff('CampAdmList')

const students = {
  crs_no: key(),
  keyword: keyword(),
  seat_state: seatState.schema.optional(),
  cs_source: seatSource.schema.optional(),
}

export const enrolments = {
  enrol: endpoint({
    method: 'POST',
    path: '/crm/v3/courses/:crs_no/enrolment',
    summary: '값이 없는 수강 신청: 무료 강의나 멤버십에 든 강의. 이미 수강 중이면 그대로',
    access: clients,
    params: course,
    response: listOf(z.object({ cs_no: no() })),
  }),
  assign: endpoint({
    method: 'PUT',
    path: '/crm/v3/course_seats/:cs_no/person',
    summary: '비어 있는 수강권을 동료에게 배정, null이면 아직 열지 않은 수강권을 거둔다',
    access: clients,
    params: seat,
    body: z.object({ user_no: no().nullable() }),
    response: nothing(),
  }),
  students: endpoint({
    method: 'GET',
    path: '/crm/v3/course_seats',
    summary: '강의 하나의 수강생. 새로운 것부터',
    access: keeps,
    query: z.object({ ...students, cs_no: key().optional(), ...paging }),
    response: pageOf(SeatRow),
  }),
  studentsExcel: endpoint({
    method: 'GET',
    path: '/crm/v3/course_seats/excel',
    summary: '강의 하나의 수강생을 엑셀 파일로',
    access: keeps,
    query: z.object(students),
    binary: true,
    response: listOf(z.never()),
  }),
  people: endpoint({
    method: 'GET',
    path: '/crm/v3/course_seats/people',
    summary: '수강권을 받을 수 있는 고객 회원. 이름, 아이디, 회사명으로 찾는다',
    access: keeps,
    query: z.object({ keyword: keyword(), ...paging }),
    response: pageOf(StudentPerson),
  }),
  grant: endpoint({
    method: 'POST',
    path: '/crm/v3/courses/:crs_no/seats',
    summary: '고객 회원에게 수강권을 준다. 기간을 비우면 강의의 수강 기간',
    access: keeps,
    params: course,
    body: z.object({
      user_nos: z.array(no()).min(1, enrolmentMessages.people).max(500),
      cs_days: days().nullable(),
      cs_reason: reason(),
    }),
    response: nothing(),
  }),
  extend: endpoint({
    method: 'PUT',
    path: '/crm/v3/course_seats/:cs_no/days',
    summary: '수강 기간을 며칠 늘린다',
    access: keeps,
    params: seat,
    body: z.object({ days: days() }),
    response: nothing(),
  }),
  end: endpoint({
    method: 'PUT',
    path: '/crm/v3/course_seats/:cs_no/end',
    summary: '수강권을 사유와 함께 끝낸다. 결제한 수강권의 돈은 환불로 돌려준다',
    access: keeps,
    params: seat,
    body: z.object({ reason: reason() }),
    response: nothing(),
  }),
  ...catalogue,
  ...myCamp,
  ...orders,
  ...revenueCalls,
}
