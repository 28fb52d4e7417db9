import type { Palette } from '../../shared/lib/page/palette.ts'
import { depositsText } from './deposits.messages.ts'

export const depositsPalette: Palette = {
  actions: [
    {
      title: depositsText.form.title,
      screens: ['AdminContractList'],
      form: () => import('./DepositForm.tsx').then((file) => file.DepositForm),
    },
  ],
}
