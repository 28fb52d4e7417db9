import { fileShareScreens } from '@crm/contract/features/fileShares/fileShares.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const fileSharesWeb = webFeature(fileShareScreens, {
  WorkDetailShare: () => import('./WorkDetailShareScreen.tsx').then((file) => file.WorkDetailShareScreen),
  WorkDetailShareFileList: () =>
    import('./WorkDetailShareFileListScreen.tsx').then((file) => file.WorkDetailShareFileListScreen),
})
