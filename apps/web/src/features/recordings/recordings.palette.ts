import type { Palette } from '../../shared/lib/palette.ts'
import { recordingsText as text } from './recordings.messages.ts'

export const recordingsPalette: Palette = {
  actions: [
    {
      title: text.palette,
      also: text.paletteAlso,
      screens: ['Index'],
      form: () => import('./bar/StartFromPalette.tsx').then((file) => file.StartFromPalette),
    },
  ],
}
