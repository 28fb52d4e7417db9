import { screens } from '@crm/contract/screens'
import type { Palette } from '../../shared/lib/page/palette.ts'
import { pocketText } from './pocket.messages.ts'

export const pocketPalette: Palette = {
  actions: [
    {
      title: pocketText.palette,
      also: pocketText.paletteAlso,
      screens: ['ClientVcEdit'],
      // Points belong to a company, and are given and taken on its page.
      path: `${screens.ClientVcList.path}?sort=cash&desc=1`,
    },
  ],
}
