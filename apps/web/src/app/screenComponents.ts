import type { ScreenName } from '@crm/contract/screens'
import type { ScreenLoader } from '../shared/lib/lazyScreen.ts'

/** Each screen's component, fetched when it is first opened. */
export const screenComponents: Record<ScreenName, ScreenLoader> = {
  Index: () => import('../features/home/IndexScreen.tsx').then((file) => file.IndexScreen),
  Login: () => import('../features/auth/LoginScreen.tsx').then((file) => file.LoginScreen),
  JoinType: () => import('../features/join/JoinTypeScreen.tsx').then((file) => file.JoinTypeScreen),
  JoinClient: () => import('../features/join/JoinClientScreen.tsx').then((file) => file.JoinClientScreen),
  JoinStaff: () => import('../features/join/JoinStaffScreen.tsx').then((file) => file.JoinStaffScreen),
  JoinVc: () => import('../features/join/JoinVcScreen.tsx').then((file) => file.JoinVcScreen),
  JoinResult: () => import('../features/auth/JoinResultScreen.tsx').then((file) => file.JoinResultScreen),
  FindId: () => import('../features/join/recovery/FindIdScreen.tsx').then((file) => file.FindIdScreen),
  FindIdResult: () =>
    import('../features/join/recovery/FindIdResultScreen.tsx').then((file) => file.FindIdResultScreen),
  FindPw: () => import('../features/join/recovery/FindPwScreen.tsx').then((file) => file.FindPwScreen),
  FindPwResult: () =>
    import('../features/join/recovery/FindPwResultScreen.tsx').then((file) => file.FindPwResultScreen),
  DeviceCheck: () => import('../features/join/device/DeviceCheckScreen.tsx').then((file) => file.DeviceCheckScreen),
  UtilPostcode: () =>
    import('../features/join/postcode/UtilPostcodeScreen.tsx').then((file) => file.UtilPostcodeScreen),
  PreSurveyMtgList: () =>
    import('../features/surveys/PreSurveyMtgListScreen.tsx').then((file) => file.PreSurveyMtgListScreen),
  PreSurveyQuestion: () =>
    import('../features/surveys/PreSurveyQuestionScreen.tsx').then((file) => file.PreSurveyQuestionScreen),
  PreSurveyComplete: () =>
    import('../features/surveys/PreSurveyCompleteScreen.tsx').then((file) => file.PreSurveyCompleteScreen),
  BizHome: () => import('../features/portal/BizHomeScreen.tsx').then((file) => file.BizHomeScreen),
  AlarmList: () => import('../features/alarms/AlarmListScreen.tsx').then((file) => file.AlarmListScreen),
  WorkList: () => import('../features/projects/list/WorkListScreen.tsx').then((file) => file.WorkListScreen),
  WorkListV2: () => import('../features/projects/board/WorkListV2Screen.tsx').then((file) => file.WorkListV2Screen),
  WorkV2DetailDashboard: () =>
    import('../features/projects/detail/WorkV2DetailDashboardScreen.tsx').then(
      (file) => file.WorkV2DetailDashboardScreen,
    ),
  WorkDetailDashboard: () =>
    import('../features/projects/detail/WorkDetailDashboardScreen.tsx').then((file) => file.WorkDetailDashboardScreen),
  WorkDetailManagement: () =>
    import('../features/projects/form/WorkDetailManagementScreen.tsx').then((file) => file.WorkDetailManagementScreen),
  WorkDetailBuildup: () =>
    import('../features/buildups/WorkDetailBuildupScreen.tsx').then((file) => file.WorkDetailBuildupScreen),
  WorkDetailSchedule: () =>
    import('../features/projects/detail/WorkDetailScheduleScreen.tsx').then((file) => file.WorkDetailScheduleScreen),
  WorkDetailMeeting: () =>
    import('../features/projects/detail/WorkDetailMeetingScreen.tsx').then((file) => file.WorkDetailMeetingScreen),
  WorkDetailData: () =>
    import('../features/projects/detail/WorkDetailDataScreen.tsx').then((file) => file.WorkDetailDataScreen),
  TodoList: () => import('../features/todos/list/TodoListScreen.tsx').then((file) => file.TodoListScreen),
  ScheduleGuide: () => import('../features/calendar/ScheduleGuideScreen.tsx').then((file) => file.ScheduleGuideScreen),
  ScheduleVisit: () => import('../features/calendar/ScheduleVisitScreen.tsx').then((file) => file.ScheduleVisitScreen),
  ScheduleRecord: () =>
    import('../features/minutes/ScheduleRecordScreen.tsx').then((file) => file.ScheduleRecordScreen),
  ScheduleMeeting: () =>
    import('../features/meetings/schedule/ScheduleMeetingScreen.tsx').then((file) => file.ScheduleMeetingScreen),
  ScheduleDetail: () =>
    import('../features/meetings/schedule/ScheduleDetailScreen.tsx').then((file) => file.ScheduleDetailScreen),
  ClientVcList: () => import('../features/clients/ClientVcListScreen.tsx').then((file) => file.ClientVcListScreen),
  ClientVcDetail: () =>
    import('../features/clients/ClientVcDetailScreen.tsx').then((file) => file.ClientVcDetailScreen),
  ClientVcListEdit: () => import('../features/clients/ClientVcEditScreen.tsx').then((file) => file.ClientVcEditScreen),
  ClientVcEdit: () => import('../features/clients/ClientVcEditScreen.tsx').then((file) => file.ClientVcEditScreen),
  ClientVcCreate: () =>
    import('../features/clients/ClientVcCreateScreen.tsx').then((file) => file.ClientVcCreateScreen),
  VcEventMain: () => import('../features/portal/VcEventMainScreen.tsx').then((file) => file.VcEventMainScreen),
  MyPageProject: () =>
    import('../features/projects/list/MyPageProjectScreen.tsx').then((file) => file.MyPageProjectScreen),
  MyPageMeeting: () =>
    import('../features/meetings/records/MyPageMeetingScreen.tsx').then((file) => file.MyPageMeetingScreen),
  MyPageInfo: () => import('../features/account/MyPageInfoScreen.tsx').then((file) => file.MyPageInfoScreen),
  MemberList: () => import('../features/members/MemberListScreen.tsx').then((file) => file.MemberListScreen),
  MemberDetail: () =>
    import('../features/members/detail/MemberDetailScreen.tsx').then((file) => file.MemberDetailScreen),
  AdminMemberManagement: () =>
    import('../features/members/AdminMemberManagementScreen.tsx').then((file) => file.AdminMemberManagementScreen),
  AdminMemberManagementDetail: () =>
    import('../features/members/detail/AdminMemberManagementDetailScreen.tsx').then(
      (file) => file.AdminMemberManagementDetailScreen,
    ),
  ClientMyPageInfo: () =>
    import('../features/account/ClientMyPageInfoScreen.tsx').then((file) => file.ClientMyPageInfoScreen),
  ClientMyPageLeave: () =>
    import('../features/account/ClientMyPageLeaveScreen.tsx').then((file) => file.ClientMyPageLeaveScreen),
  Components: () => import('./gallery/ComponentsScreen.tsx').then((file) => file.ComponentsScreen),
  ApiDocs: () => import('./docs/ApiDocsScreen.tsx').then((file) => file.ApiDocsScreen),
  Outbox: () => import('../features/outbox/OutboxScreen.tsx').then((file) => file.OutboxScreen),
  PageError: () => import('./PageErrorScreen.tsx').then((file) => file.PageErrorScreen),
}
