import { pathOf } from '@crm/contract/paths'
import type { Palette } from '../../shared/lib/page/palette.ts'
import { stepsText } from './estimateSteps.messages.ts'

export const estimateStepsPalette: Palette = {
  actions: [
    {
      title: stepsText.title,
      screens: ['EstimateStep'],
      path: pathOf('EstimateStep'),
    },
  ],
}
