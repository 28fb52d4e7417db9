import type { Screen } from '@crm/contract/kit/screen'
import type { Icon } from '@tabler/icons-react'
import type { ScreenLoader } from './lazyScreen.ts'
import type { PaletteLoader } from './palette.ts'

interface Extras<Name extends string> {
  /** One for each screen with a place in the menu. */
  icons?: Partial<Record<Name, Icon>>
  /** What the command palette does and finds: `<feature>.palette.ts`. */
  palette?: PaletteLoader
}

export interface WebFeature {
  components: Readonly<Record<string, ScreenLoader>>
  icons: Readonly<Record<string, Icon>>
  palette?: PaletteLoader | undefined
}

/** Ties a feature's screens to their components; a screen without one is a type error where this is called. */
export const webFeature = <Screens extends Record<string, Screen>>(
  _screens: Screens,
  components: Record<keyof Screens & string, ScreenLoader>,
  { icons = {}, palette }: Extras<keyof Screens & string> = {},
): WebFeature => ({ components, icons: icons as WebFeature['icons'], palette })
