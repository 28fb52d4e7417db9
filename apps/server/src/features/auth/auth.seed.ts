import { adminScopeNames, type ScopeName, scopeNames } from '@crm/contract/scopes'
import { createStaff, type StaffDraft } from '../../../seed/factories.ts'
import { seedLargePeople } from '../../../seed/largePeople.ts'
import { personName, phone } from '../../../seed/names.ts'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'

/** Made with every installation (0011_reference_rows.sql); the last one is Connect AI. */
const teamCount = 7
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
  const team_no = (index % teamCount) + 1
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
  for (const draft of namedStaff) await createStaff(db, draft)
  for (let index = 0; index < staffCount - namedStaff.length; index++) await createStaff(db, otherStaff(index))
}

export const seed = defineSeed({ demo: seedPeople, large: seedLargePeople })
