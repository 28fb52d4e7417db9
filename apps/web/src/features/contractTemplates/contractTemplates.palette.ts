import { pathOf } from '@crm/contract/paths'
import type { Palette } from '../../shared/lib/page/palette.ts'
import { contractTemplatesText } from './contractTemplates.messages.ts'

export const contractTemplatesPalette: Palette = {
  actions: [
    {
      title: contractTemplatesText.createTitle,
      screens: ['AdminContractCreate'],
      path: pathOf('AdminContractCreate'),
    },
  ],
}
