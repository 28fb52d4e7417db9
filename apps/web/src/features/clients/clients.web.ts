import { clientScreens } from '@crm/contract/features/clients/clients.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const clientsWeb = webFeature(
  clientScreens,
  {
    ClientVcList: () => import('./ClientVcListScreen.tsx').then((file) => file.ClientVcListScreen),
    ClientVcDetail: () => import('./ClientVcDetailScreen.tsx').then((file) => file.ClientVcDetailScreen),
    ClientVcListEdit: () => import('./ClientVcEditScreen.tsx').then((file) => file.ClientVcEditScreen),
    ClientVcEdit: () => import('./ClientVcEditScreen.tsx').then((file) => file.ClientVcEditScreen),
    ClientVcCreate: () => import('./ClientVcCreateScreen.tsx').then((file) => file.ClientVcCreateScreen),
  },
  {
    palette: () => import('./clients.palette.ts').then((file) => file.clientsPalette),
  },
)
