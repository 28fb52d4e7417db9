import { type ScreenName, screens } from '@crm/contract/screens'
import { mayOpen, type Person, type ScreenTable } from './screenAccess.ts'

const caiTeamNo = 7
const caiHome: string = 'CaiHome'

/** Connect AI is a product line of its own: with its own home, without search, alarms and commute. */
export const worksInCai = ({ user_type, team_no }: Pick<Person, 'user_type' | 'team_no'>) =>
  user_type === 'emp' && team_no === caiTeamNo

/** Where `/` leads each type of user (docs/rules.md, screens). */
export const homeOf = (person: Person, table: ScreenTable = screens): ScreenName => {
  if (person.user_type === 'client') return 'BizHome'
  if (person.user_type === 'vc') return 'VcEventMain'
  return worksInCai(person) && mayOpen(caiHome, person, table) ? (caiHome as ScreenName) : 'Index'
}
