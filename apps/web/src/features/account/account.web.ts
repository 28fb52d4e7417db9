import { accountScreens } from '@crm/contract/features/account/account.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const accountWeb = webFeature(
  accountScreens,
  {
    MyPageInfo: () => import('./MyPageInfoScreen.tsx').then((file) => file.MyPageInfoScreen),
    ClientMyPageInfo: () => import('./ClientMyPageInfoScreen.tsx').then((file) => file.ClientMyPageInfoScreen),
    VcMyPageInfo: () => import('./VcMyPageInfoScreen.tsx').then((file) => file.VcMyPageInfoScreen),
    ClientMyPageLeave: () => import('./ClientMyPageLeaveScreen.tsx').then((file) => file.ClientMyPageLeaveScreen),
  },
  {
    palette: () => import('./account.palette.ts').then((file) => file.accountPalette),
  },
)
