import { fileScreens } from '@crm/contract/features/files/files.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const filesWeb = webFeature(fileScreens, {
  WorkDetailData: () => import('./WorkDetailDataScreen.tsx').then((file) => file.WorkDetailDataScreen),
  MyPageData: () => import('./mine/MyPageDataScreen.tsx').then((file) => file.MyPageDataScreen),
})
