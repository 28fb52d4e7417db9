import { portalScreens } from '@crm/contract/features/portal/portal.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const portalWeb = webFeature(portalScreens, {
  BizHome: () => import('./BizHomeScreen.tsx').then((file) => file.BizHomeScreen),
  VcEventMain: () => import('./VcEventMainScreen.tsx').then((file) => file.VcEventMainScreen),
})
