import { adminScopeNames, type ScopeName, scopeNames } from '@crm/contract/scopes'
import type { Db } from '../src/db/database.ts'
import { createClientUser, createCompany, createStaff, createVcUser, type StaffDraft } from './factories.ts'
import { companyName, personName, phone } from './names.ts'

const teams = ['경영지원팀', '기획팀', '컨설팅팀', '투자팀', '디자인팀', '개발팀', 'Connect AI팀']
const clientCount = 60
const staffCount = 24

const notAdmin = scopeNames.filter((name) => !(adminScopeNames as string[]).includes(name))
const caiScopes = scopeNames.filter((name) => name.startsWith('Cai'))
const everyday: ScopeName[] = [
  ...(['Index', 'MyPageProject', 'MyPageMeeting', 'MyPageData', 'MypageAttendance', 'MyPageInfo'] as const),
  ...(['NoticeList', 'TeamBoardList', 'WorkList', 'WorkListV2', 'KeywordList'] as const),
  ...(['ScheduleMeeting', 'ScheduleDetail', 'ScheduleGuide', 'ScheduleRecord', 'ClientVcList'] as const),
]

const namedStaff: StaffDraft[] = [
  { user_id: 'ceo', user_name: '김서연', team_no: 1, emp_lv: 7, emp_scope: scopeNames },
  { user_id: 'manager', user_name: '박지후', team_no: 2, emp_lv: 4, emp_scope: notAdmin },
  { user_id: 'staff', user_name: '이도윤', team_no: 3, emp_lv: 1, emp_scope: everyday },
  { user_id: 'designer', user_name: '최하은', team_no: 5, emp_lv: 2, emp_scope: everyday },
  { user_id: 'cai', user_name: '정민준', team_no: 7, emp_lv: 3, emp_scope: [...caiScopes, 'MyPageInfo'] },
  { user_id: 'remote', user_name: '강수아', team_no: 3, emp_lv: 2, emp_scope: everyday, skips_device_check: false },
  { user_id: 'newstaff', user_name: '조예준', team_no: 4, emp_lv: 0, emp_state: 2 },
]

const otherStaff = (index: number): StaffDraft => {
  const team_no = (index % teams.length) + 1
  return {
    user_id: `emp${String(index + 1).padStart(2, '0')}`,
    user_name: personName(index + 7),
    user_phone: phone(index),
    team_no,
    emp_lv: index % 6,
    emp_scope: team_no === 7 ? [...caiScopes, 'MyPageInfo'] : everyday,
  }
}

const seedPeople = async (db: Db) => {
  await db
    .insertInto('teams')
    .values(teams.map((team_name, index) => ({ team_no: index + 1, team_name })))
    .execute()
  for (const draft of namedStaff) await createStaff(db, draft)
  for (let index = 0; index < staffCount - namedStaff.length; index++) await createStaff(db, otherStaff(index))
}

const seedCompanies = async (db: Db) => {
  const companies: number[] = []
  for (let index = 0; index < clientCount; index++) {
    companies.push(await createCompany(db, companyName(index), personName(index + 40)))
  }
  const [first = 0, second = 0, third = 0] = companies
  await createClientUser(db, { user_id: 'client', user_name: personName(40), client_no: first })
  await createClientUser(db, { user_id: 'client2', user_name: personName(41), client_no: second })
  await createClientUser(db, {
    user_id: 'newclient',
    user_name: personName(42),
    client_no: third,
    client_state: 2,
    is_verified: false,
  })
  await createVcUser(db, { user_id: 'vc', user_name: '한유진', vc_name: '하늘벤처스' })
  await createVcUser(db, { user_id: 'newvc', user_name: '오현우', vc_name: '바다인베스트먼트', vc_state: 2 })
}

/** A lively, believable company; the same on every machine, relative to today. */
export const seedDemo = async (db: Db) => {
  await seedPeople(db)
  await seedCompanies(db)
}
