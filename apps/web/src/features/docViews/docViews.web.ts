import { docViewScreens } from '@crm/contract/features/docViews/docViews.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const docViewsWeb = webFeature(docViewScreens, {
  WorkDetailShareDetail: () =>
    import('./WorkDetailShareDetailScreen.tsx').then((file) => file.WorkDetailShareDetailScreen),
})
