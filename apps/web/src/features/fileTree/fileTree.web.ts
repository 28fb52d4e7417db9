import { fileTreeScreens } from '@crm/contract/features/fileTree/fileTree.screens'
import { webFeature } from '../../shared/lib/webFeature.ts'

export const fileTreeWeb = webFeature(fileTreeScreens, {
  WorkDetailData: () => import('./WorkDetailDataScreen.tsx').then((file) => file.WorkDetailDataScreen),
})
