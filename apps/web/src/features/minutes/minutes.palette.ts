import { screens } from '@crm/contract/screens'
import type { Palette } from '../../shared/lib/page/palette.ts'
import { minutesText } from './minutes.messages.ts'

export const minutesPalette: Palette = {
  actions: [
    {
      title: minutesText.palette,
      also: minutesText.paletteAlso,
      screens: ['ScheduleRecord'],
      // Minutes belong to a meeting: the ones that still need some are listed.
      path: `${screens.ScheduleRecord.path}?is_unwritten=1`,
    },
  ],
}
