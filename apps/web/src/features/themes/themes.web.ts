import { themeScreens } from '@crm/contract/features/themes/themes.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const themesWeb = webFeature(
  themeScreens,
  { AdminTheme: () => import('./AdminThemeScreen.tsx').then((file) => file.AdminThemeScreen) },
  { palette: () => import('./themes.palette.ts').then((file) => file.themesPalette) },
)
