import { webFeature } from '../../shared/lib/page/webFeature.ts'
import { estimatePackageTabText as text } from './estimatePackageTabs.messages.ts'

export const estimatePackagesWeb = webFeature(
  {},
  {},
  {
    palette: () => import('./estimatePackages.palette.ts').then((file) => file.estimatePackagesPalette),
    tabs: {
      AdminItem: [
        {
          ...{ key: 'packages', title: text.packages, order: 30 },
          load: () => import('./PackagesTab.tsx').then((file) => file.PackagesTab),
        },
      ],
    },
  },
)
