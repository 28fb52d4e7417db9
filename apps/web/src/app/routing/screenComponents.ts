import type { ScreenName } from '@crm/contract/screens'
import { webFeatures } from '../../features.ts'
import { gatherTabs, setScreenTabs } from '../../shared/kit/tabs/screenTabs.ts'
import type { ScreenLoader } from '../../shared/lib/page/lazyScreen.ts'
import { appWeb } from '../app.web.ts'

/** Each screen's component, fetched when it is first opened. This list itself is fetched by `loadScreen` alone. */
export const screenComponents = Object.assign(
  {},
  ...[appWeb, ...webFeatures].map(({ components }) => components),
) as Record<ScreenName, ScreenLoader>

setScreenTabs(gatherTabs(webFeatures.map(({ tabs }) => tabs)))
