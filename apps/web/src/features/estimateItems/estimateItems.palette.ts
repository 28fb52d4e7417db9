import type { Palette } from '../../shared/lib/page/palette.ts'
import { estimateItemsText } from './estimateItems.messages.ts'

export const estimateItemsPalette: Palette = {
  actions: [
    {
      title: estimateItemsText.palette,
      screens: ['AdminItem'],
      form: () => import('./ItemForm.tsx').then((file) => file.ItemForm),
    },
  ],
}
