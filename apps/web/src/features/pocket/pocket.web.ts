import { webFeature } from '../../shared/lib/webFeature.ts'

/** No screen of its own: a pocket is part of its company's page. */
export const pocketWeb = webFeature(
  {},
  {},
  { palette: () => import('./pocket.palette.ts').then((file) => file.pocketPalette) },
)
