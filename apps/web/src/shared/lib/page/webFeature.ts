import type { Screen } from '@crm/contract/kit/screen'
import type { ContributedTabs } from '../../kit/tabs/screenTabs.ts'
import type { ScreenLoader } from './lazyScreen.ts'
import type { PaletteAction, PaletteLoader } from './palette.ts'

interface Extras<Name extends string> {
  /** Screens that the command palette leads to by their titles, such as those that create something. */
  actions?: readonly Name[]
  /** What else the command palette does and finds: `<feature>.palette.ts`. */
  palette?: PaletteLoader
  /** Tabs of its own screens, and of screens of other features: `{ CampAdmList: [{ key, title, order, load }] }`. */
  tabs?: ContributedTabs
}

export interface WebFeature {
  components: Readonly<Record<string, ScreenLoader>>
  actions: readonly PaletteAction[]
  palette?: PaletteLoader | undefined
  tabs?: ContributedTabs | undefined
}

/** Ties a feature's screens to their components; a screen without one is a type error where this is called. */
export const webFeature = <Name extends string>(
  screens: Readonly<Record<Name, Screen>>,
  components: Readonly<Record<NoInfer<Name>, ScreenLoader>>,
  { actions = [], palette, tabs }: Extras<NoInfer<Name>> = {},
): WebFeature => ({
  components,
  actions: actions.map((name) => ({ title: screens[name].title, screens: [name], path: screens[name].path })),
  palette,
  tabs,
})
