import type { Palette } from '../../shared/lib/page/palette.ts'
import { themesText } from './themes.messages.ts'

export const themesPalette: Palette = {
  actions: [
    {
      title: themesText.add,
      screens: ['AdminTheme'],
      form: () => import('./ThemePanel.tsx').then((file) => file.ThemePanel),
    },
  ],
}
