import type { Palette } from '../../shared/lib/page/palette.ts'
import { bankRowsText } from './bankRows.messages.ts'

export const bankRowsPalette: Palette = {
  actions: [
    {
      title: bankRowsText.palette,
      screens: ['AdminContractList'],
      form: () => import('./UploadDialog.tsx').then((file) => file.UploadDialog),
    },
  ],
}
