import { demoSurveyId } from '../apps/server/seed/demoSurvey.ts'
import { type ScreenName, screens } from '../packages/contract/src/features.ts'

/** An address of the demo data for every screen with parameters or a needed query. */
const samples: Partial<Record<ScreenName, string>> = {
  ClientVcDetail: '/employee/client/list/detail/1',
  ClientVcListEdit: '/employee/client/list/edit/1',
  ClientVcEdit: '/employee/client/edit/1',
  WorkV2DetailDashboard: '/employee/work-v2/detail/dashboard?proj_no=1',
  WorkDetailDashboard: '/employee/work/detail/1/dashboard',
  WorkDetailManagement: '/employee/work/detail/1/management',
  WorkDetailBuildup: '/employee/work/detail/1/buildup',
  WorkDetailSchedule: '/employee/work/detail/1/schedule',
  WorkDetailMeeting: '/employee/work/detail/1/work-meeting',
  WorkDetailData: '/employee/work/detail/1/data',
  PreSurveyQuestion: `/pre-survey/question/${demoSurveyId(1)}`,
  PreSurveyComplete: `/pre-survey/complete/${demoSurveyId(1)}`,
  ScheduleVisit: '/employee/schedule/visit/1',
  PageError: '/no/such/page',
  AdminMemberManagementDetail: '/employee/admin/member-management/detail/2',
  MemberDetail: '/employee/member/detail/25',
}

export const addressOf = (name: ScreenName): string => {
  const address = samples[name] ?? screens[name].path
  if (/[:*]/.test(address)) throw new Error(`e2e/samples.ts needs an address for ${name}`)
  return address
}
