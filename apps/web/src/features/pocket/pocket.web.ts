import { pocketScreens } from '@crm/contract/features/pocket/pocket.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

/** For staff a pocket is part of its company's page. */
export const pocketWeb = webFeature(
  pocketScreens,
  { ClientPocket: () => import('./ClientPocketScreen.tsx').then((file) => file.ClientPocketScreen) },
  { palette: () => import('./pocket.palette.ts').then((file) => file.pocketPalette) },
)
