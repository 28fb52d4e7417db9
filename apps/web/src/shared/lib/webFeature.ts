import type { Screen } from '@crm/contract/kit/screen'
import type { Icon } from '@tabler/icons-react'
import type { ScreenLoader } from './lazyScreen.ts'

/** Something the command palette offers: opens an address, for those who may open the screen it belongs to. */
export interface PaletteAction {
  /** `미팅 추가` */
  title: string
  /** Name of the screen whose right is needed. */
  screen: string
  path: string
}

interface Extras<Name extends string> {
  /** One for each screen with a place in the menu. */
  icons?: Partial<Record<Name, Icon>>
  actions?: readonly PaletteAction[]
}

export interface WebFeature {
  components: Readonly<Record<string, ScreenLoader>>
  icons: Readonly<Record<string, Icon>>
  actions: readonly PaletteAction[]
}

/** Ties a feature's screens to their components; a screen without one is a type error where this is called. */
export const webFeature = <Screens extends Record<string, Screen>>(
  _screens: Screens,
  components: Record<keyof Screens & string, ScreenLoader>,
  { icons = {}, actions = [] }: Extras<keyof Screens & string> = {},
): WebFeature => ({ components, icons: icons as WebFeature['icons'], actions })
