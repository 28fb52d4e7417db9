import { alarms } from '@crm/contract/features/alarms/alarms'
import { auth } from '@crm/contract/features/auth/auth'
import { bankRows } from '@crm/contract/features/bankRows/bankRows'
import { clientEstimates } from '@crm/contract/features/clientEstimates/clientEstimates'
import { clients } from '@crm/contract/features/clients/clients'
import { contracts } from '@crm/contract/features/contracts/contracts'
import { coupons } from '@crm/contract/features/coupons/coupons'
import { courses } from '@crm/contract/features/courses/courses'
import { deposits } from '@crm/contract/features/deposits/deposits'
import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { estimates } from '@crm/contract/features/estimates/estimates'
import { home } from '@crm/contract/features/home/home'
import { learning } from '@crm/contract/features/learning/learning'
import { meetings } from '@crm/contract/features/meetings/meetings'
import { memberships } from '@crm/contract/features/memberships/memberships'
import { payments } from '@crm/contract/features/payments/payments'
import { projects } from '@crm/contract/features/projects/projects'
import { todos } from '@crm/contract/features/todos/todos'
import type { AnyEndpoint, RequestOf } from '@crm/contract/kit/endpoint'
import type { Account } from './sessions.ts'

export interface Read {
  name: string
  as: Account
  endpoint: AnyEndpoint
  request: { params?: Record<string, unknown>; query?: Record<string, unknown> }
  /** Only the large company has that many rows: held against the floor there, and against nothing smaller. */
  onLarge?: true
  /** The large company answers more of it than the demo, so that growth says nothing; another part of the bench has a bound for it. */
  isMoreOnLarge?: true
}

/** Checks the request against its endpoint. */
export const read = <E extends AnyEndpoint>(name: string, as: Account, endpoint: E, request: RequestOf<E>): Read => ({
  name,
  as,
  endpoint,
  request: request as Read['request'],
})

const koreanDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' })
const dayMs = 86_400_000
const dayAgo = (days: number) => koreanDay.format(Date.now() - days * dayMs)

/** The last day on which people worked. */
const workday = () => dayAgo([2, 3, 1, 1, 1, 1, 1][new Date(dayAgo(0)).getUTCDay()] ?? 1)

/** The hot reads, one line each; their floor follows from what their handlers ask the database. */
const reads: Read[] = [
  read('profile', 'staff', auth.profile, {}),
  read('new alarms', 'staff', alarms.newList, { query: { offset: 0, limit: 5 } }),
  // Found once in either company: how much there is to look through differs, what comes back does not.
  read('companies, newest', 'staff', clients.list, { query: { client_type: 'client', limit: 50 } }),
  read('company by name', 'staff', clients.list, { query: { client_type: 'vc', keyword: '하늘벤처스', limit: 50 } }),
  read('company by 초성', 'staff', clients.list, { query: { client_type: 'vc', keyword: 'ㅎㄴㅂㅊㅅ', limit: 50 } }),
  read('projects, newest', 'manager', projects.list, { query: { limit: 50 } }),
  read('projects, in a stage', 'manager', projects.list, { query: { progress_status: 'guide', limit: 50 } }),
  read('projects by name', 'manager', projects.list, { query: { keyword: '그린루프', limit: 50 } }),
  read('projects by 초성', 'manager', projects.list, { query: { keyword: 'ㄱㄹㄹㅍ', limit: 50 } }),
  read('home: own projects', 'manager', projects.main, { query: { is_own: 1, limit: 100 } }),
  read('home: coming meetings', 'manager', meetings.dday, { query: { is_own: 1, limit: 100 } }),
  {
    ...read('meetings, 1,000 of a month', 'manager', meetings.list, {
      query: { start_dt: dayAgo(120), end_dt: dayAgo(90), limit: 1000 },
    }),
    onLarge: true,
  },
  read('meetings by name', 'manager', meetings.list, { query: { keyword: '그린루프', limit: 50 } }),
  read('rooms of a day', 'manager', meetings.day, { query: { date: workday() } }),
  read('todos received', 'manager', todos.list, { query: { view: 'received', limit: 50 } }),
  read('home: todos', 'manager', todos.list, { query: { type: 'dashboard' } }),
  read('home: todo counts', 'manager', todos.count, { query: { type: 'dashboard' } }),
  read('home: KPI', 'manager', home.myKpi, {}),
  read('courses on sale, of a category', 'manager', courses.list, {
    query: { state: 2, cat_code: 'invest', crs_level: 1, limit: 50 },
  }),
  // Found once in either company.
  read('courses by 초성', 'manager', courses.list, { query: { keyword: 'ㅌㅈㄱㅇㅅ', limit: 50 } }),
  read('lecture screen', 'client', learning.learned, { params: { crs_no: 4 } }),
  read('own courses', 'client', enrolments.mySeats, { query: { kind: 'learning' } }),
  read('payments, newest', 'ceo', payments.list, { query: { limit: 50 } }),
  read('revenue of a month', 'ceo', enrolments.revenue, {
    query: { start_dt: dayAgo(30), end_dt: dayAgo(0), limit: 50 },
  }),
  read('estimates, newest', 'ceo', estimates.list, { query: { limit: 50 } }),
  read('estimates by 초성', 'ceo', estimates.list, { query: { keyword: 'ㄱㄹㄹㅍ', limit: 50 } }),
  read('sums of issued estimates', 'ceo', estimates.sums, { query: { est_state: 'issued' } }),
  read('contracts by balance', 'ceo', contracts.list, { query: { sort: 'balance', is_open: 1, limit: 50 } }),
  read('contracts by 초성', 'ceo', contracts.list, { query: { keyword: 'ㄱㄹㄹㅍ', limit: 50 } }),
  read('sums of contracts', 'ceo', contracts.sums, { query: {} }),
  read('deposits with a rest', 'ceo', deposits.list, { query: { is_unshared: 1, limit: 50 } }),
  read('deposits by 초성', 'ceo', deposits.list, { query: { keyword: 'ㄱㄹㄹㅍ', limit: 50 } }),
  read('sums of deposits', 'ceo', deposits.sums, { query: {} }),
  read('estimates of one’s own company', 'client', clientEstimates.list, { query: { limit: 20 } }),
  read('home: what waits of estimates', 'client', clientEstimates.waiting, {}),
  {
    // 1,060 rows against 50,000 payments, all matched for one page: parts/contracts.ts.
    ...read('bank rows that wait, against open payments', 'ceo', bankRows.list, { query: { limit: 50 } }),
    isMoreOnLarge: true,
  },
  read('coupons that run', 'ceo', coupons.list, { query: { coupon_state: 'active', limit: 50 } }),
  read('memberships that run', 'ceo', memberships.list, { query: { mbs_state: 1, limit: 50 } }),
]

/** Those that the command line asks for and the demo has rows for, or only the large company. */
export const readsOn = (database: 'small' | 'large', match: string) =>
  reads.filter(({ name, onLarge }) => name.includes(match) && (database === 'large') === (onLarge ?? false))
