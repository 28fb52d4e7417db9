import { screens } from '@crm/contract/screens'
import type { Palette } from '../../shared/lib/page/palette.ts'
import { alarmsText } from './alarms.messages.ts'

export const alarmsPalette: Palette = {
  actions: [
    { title: alarmsText.palette, also: alarmsText.paletteAlso, screens: ['AlarmList'], path: screens.AlarmList.path },
  ],
}
