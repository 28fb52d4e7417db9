import { memberScreens } from '@crm/contract/features/members/members.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const membersWeb = webFeature(
  memberScreens,
  {
    MemberList: () => import('./MemberListScreen.tsx').then((file) => file.MemberListScreen),
    MemberDetail: () => import('./detail/MemberDetailScreen.tsx').then((file) => file.MemberDetailScreen),
    AdminMemberManagement: () =>
      import('./AdminMemberManagementScreen.tsx').then((file) => file.AdminMemberManagementScreen),
    AdminMemberManagementDetail: () =>
      import('./detail/AdminMemberManagementDetailScreen.tsx').then((file) => file.AdminMemberManagementDetailScreen),
  },
  {
    palette: () => import('./members.palette.ts').then((file) => file.membersPalette),
  },
)
