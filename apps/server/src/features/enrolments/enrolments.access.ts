import type { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { consentVersion } from '@crm/contract/features/enrolments/orders'
import {
  type AccessRows,
  everyActiveMember,
  onlyClients,
  onlyWithScope,
} from '../../testing/access/accessExpectations.ts'

const course = { crs_no: 999_999 }
const seat = { cs_no: 999_999 }
const revenue = { keyword: '투자', start_dt: '2026-01-01', end_dt: '2026-12-31', crs_no: 999_999 }
const students = { crs_no: 999_999, keyword: '김', seat_state: 'live', cs_source: 'payment' }

export const access: AccessRows<typeof enrolments> = {
  enrol: { access: onlyClients, sample: { params: course } },
  assign: { access: onlyClients, sample: { params: seat, body: { user_no: 1 } } },
  students: { access: onlyWithScope, sample: { query: { ...students, offset: 0, limit: 10 } } },
  studentsExcel: { access: onlyWithScope, sample: { query: students } },
  people: { access: onlyWithScope, sample: { query: { keyword: '김', offset: 0, limit: 10 } } },
  grant: {
    access: onlyWithScope,
    sample: { params: course, body: { user_nos: [1], cs_days: 30, cs_reason: '워크숍 참가자' } },
  },
  extend: { access: onlyWithScope, sample: { params: seat, body: { days: 30 } } },
  catalogue: {
    access: onlyClients,
    sample: {
      query: {
        keyword: '투자',
        cat_code: 'invest',
        crs_level: 1,
        price: 'paid',
        list_sort: 'popular',
        offset: 0,
        limit: 12,
      },
    },
  },
  catalogueHome: { access: onlyClients },
  catalogueCourse: { access: everyActiveMember, sample: { params: course } },
  mySeats: { access: onlyClients, sample: { query: { kind: 'done' } } },
  companySeats: { access: onlyClients, sample: { query: { seat_state: 'open', offset: 0, limit: 10 } } },
  companyOrders: { access: onlyClients, sample: { query: { offset: 0, limit: 10 } } },
  orderForm: { access: onlyClients, sample: { params: course, query: { seats: 2, cp_no: 1, again: 999_999 } } },
  order: {
    access: onlyClients,
    sample: {
      params: course,
      body: {
        seats: [1, null],
        cp_no: 1,
        pocket: 1000,
        consent: consentVersion,
      },
    },
  },
  revenue: { access: onlyWithScope, sample: { query: { ...revenue, offset: 0, limit: 10 } } },
  revenueExcel: { access: onlyWithScope, sample: { query: revenue } },
  end: { access: onlyWithScope, sample: { params: seat, body: { reason: '잘못 배정했어요.' } } },
}
