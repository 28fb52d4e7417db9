import type { Palette } from '../../shared/lib/page/palette.ts'
import { estimatePackagesText } from './estimatePackages.messages.ts'

export const estimatePackagesPalette: Palette = {
  actions: [
    {
      title: estimatePackagesText.palette,
      screens: ['AdminItem'],
      form: () => import('./PackageForm.tsx').then((file) => file.PackageForm),
    },
  ],
}
