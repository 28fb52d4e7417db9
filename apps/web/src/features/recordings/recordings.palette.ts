import type { Palette } from '../../shared/lib/page/palette.ts'
import { paletteText as text } from './palette.messages.ts'

export const recordingsPalette: Palette = {
  actions: [
    {
      title: text.start,
      also: text.also,
      screens: ['Index'],
      form: () => import('./bar/StartFromPalette.tsx').then((file) => file.StartFromPalette),
    },
  ],
}
