import type { Palette } from '../../shared/lib/page/palette.ts'
import { holidayText } from './holidays.messages.ts'

export const holidaysPalette: Palette = {
  actions: [
    {
      title: holidayText.palette,
      also: holidayText.paletteAlso,
      screens: ['ScheduleMeeting'],
      form: () => import('./CompanyDaysPanel.tsx').then((file) => file.CompanyDaysPanel),
    },
  ],
}
