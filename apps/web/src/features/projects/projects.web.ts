import { projectScreens } from '@crm/contract/features/projects/projects.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const projectsWeb = webFeature(
  projectScreens,
  {
    WorkList: () => import('./list/WorkListScreen.tsx').then((file) => file.WorkListScreen),
    WorkListV2: () => import('./board/WorkListV2Screen.tsx').then((file) => file.WorkListV2Screen),
    WorkV2DetailDashboard: () =>
      import('./detail/WorkV2DetailDashboardScreen.tsx').then((file) => file.WorkV2DetailDashboardScreen),
    WorkDetailDashboard: () =>
      import('./detail/WorkDetailDashboardScreen.tsx').then((file) => file.WorkDetailDashboardScreen),
    WorkDetailManagement: () =>
      import('./form/WorkDetailManagementScreen.tsx').then((file) => file.WorkDetailManagementScreen),
    WorkDetailSchedule: () =>
      import('./schedule/WorkDetailScheduleScreen.tsx').then((file) => file.WorkDetailScheduleScreen),
    WorkDetailMeeting: () =>
      import('./detail/WorkDetailMeetingScreen.tsx').then((file) => file.WorkDetailMeetingScreen),
    MyPageProject: () => import('./list/MyPageProjectScreen.tsx').then((file) => file.MyPageProjectScreen),
  },
  {
    palette: () => import('./projects.palette.ts').then((file) => file.projectsPalette),
  },
)
