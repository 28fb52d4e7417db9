import type { ScreenName } from '@crm/contract/screens'
import type { ScreenLoader } from '../shared/lib/lazyScreen.ts'

/** Each screen's component, fetched when it is first opened. */
export const screenComponents: Record<ScreenName, ScreenLoader> = {
  Index: () => import('../features/auth/IndexScreen.tsx').then((file) => file.IndexScreen),
  Login: () => import('../features/auth/LoginScreen.tsx').then((file) => file.LoginScreen),
  JoinResult: () => import('../features/auth/JoinResultScreen.tsx').then((file) => file.JoinResultScreen),
  BizHome: () => import('../features/auth/BizHomeScreen.tsx').then((file) => file.BizHomeScreen),
  VcEventMain: () => import('../features/auth/VcEventMainScreen.tsx').then((file) => file.VcEventMainScreen),
  Components: () => import('./gallery/ComponentsScreen.tsx').then((file) => file.ComponentsScreen),
  ApiDocs: () => import('./docs/ApiDocsScreen.tsx').then((file) => file.ApiDocsScreen),
  PageError: () => import('./PageErrorScreen.tsx').then((file) => file.PageErrorScreen),
}
