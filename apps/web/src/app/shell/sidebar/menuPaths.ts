import { screens } from '@crm/contract/screens'
import { worksInCai } from '../../routing/home.ts'
import { mayOpen, type Person, pathTo, type ScreenTable } from '../../routing/screenAccess.ts'

/** Where the sidebar's search leads: the project list, once there is one. */
export const projectListPath = (person: Person, table: ScreenTable = screens) => pathTo('WorkList', person, table)

/** `/employee/work/list?keyword=그린` */
export const withKeyword = (path: string, keyword: string) => `${path}?${new URLSearchParams({ keyword })}`

export const commutePath = (person: Person, table: ScreenTable = screens) =>
  worksInCai(person) ? null : pathTo('CommuteDetail', person, table)

export const myPagePath = (person: Person, table: ScreenTable = screens) =>
  pathTo(person.user_type === 'client' ? 'ClientMyPageInfo' : 'MyPageInfo', person, table)

/** Whether the top bar's search lists projects; it is the palette's field for everybody else. */
export const findsProjects = (person: Person, table: ScreenTable = screens) =>
  mayOpen('WorkDetailDashboard', person, table)
