import { screens } from '@crm/contract/features'
import { worksInCai } from '../home.ts'
import { mayOpen, type Person, pathTo, type ScreenTable } from '../screenAccess.ts'

/** Where the sidebar's search leads: the project list, once there is one. */
export const projectListPath = (person: Person, table: ScreenTable = screens) => pathTo('WorkList', person, table)

/** `/employee/work/list?keyword=그린` */
export const withKeyword = (path: string, keyword: string) => `${path}?${new URLSearchParams({ keyword })}`

export const commutePath = (person: Person, table: ScreenTable = screens) =>
  worksInCai(person) ? null : pathTo('CommuteDetail', person, table)

export const myPagePath = (person: Person, table: ScreenTable = screens) =>
  pathTo(person.user_type === 'client' ? 'ClientMyPageInfo' : 'MyPageInfo', person, table)

/** What the top bar's search finds, by the screen that shows it. */
const searched = {
  WorkDetailDashboard: 'project',
  ClientVcDetail: 'company',
  TodoList: 'todo',
  WorkList: 'person',
} as const
export type SearchedThing = (typeof searched)[keyof typeof searched]

/** What somebody may search for; nobody in team 7 has the search. */
export const searchedBy = (person: Person, table: ScreenTable = screens): SearchedThing[] =>
  worksInCai(person)
    ? []
    : Object.entries(searched).flatMap(([screen, thing]) => (mayOpen(screen, person, table) ? [thing] : []))
