import type { Screen } from '@crm/contract/kit/screen'
import type { ContributedTabs } from '../../kit/tabs/screenTabs.ts'
import type { ScreenLoader } from './lazyScreen.ts'
import type { PaletteLoader } from './palette.ts'

interface Extras {
  /** What the command palette does and finds: `<feature>.palette.ts`. */
  palette?: PaletteLoader
  /** Tabs of its own screens, and of screens of other features: `{ CampAdmList: [{ key, title, order, load }] }`. */
  tabs?: ContributedTabs
}

export interface WebFeature {
  components: Readonly<Record<string, ScreenLoader>>
  palette?: PaletteLoader | undefined
  tabs?: ContributedTabs | undefined
}

/** Ties a feature's screens to their components; a screen without one is a type error where this is called. */
export const webFeature = <Screens extends Record<string, Screen>>(
  _screens: Screens,
  components: Record<keyof Screens & string, ScreenLoader>,
  { palette, tabs }: Extras = {},
): WebFeature => ({ components, palette, tabs })
