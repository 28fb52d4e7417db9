import { authScreens } from '@crm/contract/features/auth/auth.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const authWeb = webFeature(authScreens, {
  Login: () => import('./LoginScreen.tsx').then((file) => file.LoginScreen),
  JoinResult: () => import('./JoinResultScreen.tsx').then((file) => file.JoinResultScreen),
})
