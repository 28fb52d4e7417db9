import { portalProjectScreens } from '@crm/contract/features/portalProjects/portalProjects.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const portalProjectsWeb = webFeature(portalProjectScreens, {
  ClientProject: () => import('./ClientProjectScreen.tsx').then((file) => file.ClientProjectScreen),
})
