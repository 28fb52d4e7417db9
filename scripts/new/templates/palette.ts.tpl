import { {{one}}Screens } from '@crm/contract/features/{{many}}/{{many}}.screens'
import type { Palette } from '../../shared/lib/page/palette.ts'
import { {{many}}Text } from './{{many}}.messages.ts'

export const {{many}}Palette: Palette = {
  actions: [
    { title: {{many}}Text.createTitle, screens: ['{{One}}Create'], path: {{one}}Screens.{{One}}Create.path },
  ],
}
