import type { Screen } from '@crm/contract/kit/screen'
import type { ScreenLoader } from './lazyScreen.ts'
import type { PaletteLoader } from './palette.ts'

interface Extras {
  /** What the command palette does and finds: `<feature>.palette.ts`. */
  palette?: PaletteLoader
}

export interface WebFeature {
  components: Readonly<Record<string, ScreenLoader>>
  palette?: PaletteLoader | undefined
}

/** Ties a feature's screens to their components; a screen without one is a type error where this is called. */
export const webFeature = <Screens extends Record<string, Screen>>(
  _screens: Screens,
  components: Record<keyof Screens & string, ScreenLoader>,
  { palette }: Extras = {},
): WebFeature => ({ components, palette })
