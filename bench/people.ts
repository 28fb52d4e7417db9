import { alarms } from '@crm/contract/features/alarms/alarms'
import { home } from '@crm/contract/features/home/home'
import { meetings } from '@crm/contract/features/meetings/meetings'
import { minutes } from '@crm/contract/features/minutes/minutes'
import { projects } from '@crm/contract/features/projects/projects'
import { todos } from '@crm/contract/features/todos/todos'
import type { AnyEndpoint, RequestOf } from '@crm/contract/kit/endpoint'
import type { LargePerson } from '../apps/server/seed/largePeople.ts'
import { type Read, read } from './reads.ts'

interface OwnRead {
  name: string
  readAs: (person: LargePerson) => Read
}

const own = <E extends AnyEndpoint>(name: string, endpoint: E, request: RequestOf<E>): OwnRead => ({
  name,
  readAs: (person) => read(name, person, endpoint, request),
})

const limit = 20
const views = ['received', 'sent', 'all', 'done'] as const

/** First pages of one's own rows, with their totals. */
export const ownReads: OwnRead[] = [
  ...views.map((view) => own(`todos ${view}`, todos.list, { query: { view, limit } })),
  own('home: todos', todos.list, { query: { type: 'dashboard', limit } }),
  own('home: todo counts', todos.count, { query: { type: 'dashboard' } }),
  own('alarms', alarms.list, { query: { limit } }),
  own('new alarms', alarms.newList, { query: { offset: 0, limit: 5 } }),
  own('own meetings', meetings.list, { query: { is_own: 1, limit } }),
  own('own meetings, newest', meetings.list, { query: { is_own: 1, desc: 1, limit } }),
  own('home: coming meetings', meetings.dday, { query: { is_own: 1, limit } }),
  own('own minutes', minutes.list, { query: { is_own: 1, limit } }),
  own('own projects', projects.list, { query: { is_own: 1, limit } }),
  own('home: own projects', projects.main, { query: { is_own: 1, limit } }),
  own('own projects by name', projects.list, { query: { is_own: 1, sort: 'name', limit } }),
  own('own projects by contract', projects.list, { query: { is_own: 1, contract_date_sort: 'desc', limit } }),
  own('home: own projects by name', projects.main, { query: { is_own: 1, is_own_sort: 'name', limit } }),
  own('home: own projects by todo', projects.main, { query: { is_own: 1, is_own_sort: 'todo_reg_dt', limit } }),
  own('home: KPI', home.myKpi, {}),
]
