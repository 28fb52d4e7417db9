import { loadChunk } from '../../../shared/lib/page/lazyScreen.ts'
import type { Palette, PaletteAction, SearchSource } from '../../../shared/lib/page/palette.ts'
import { mayOpen, type Person } from '../../routing/screenAccess.ts'

let loading: Promise<Palette[]> | null = null

const loadAll = async () => {
  const { webFeatures } = await loadChunk(() => import('../../../features.ts'))
  return Promise.all(
    webFeatures.flatMap(({ actions, palette }) => [{ actions }, ...(palette ? [loadChunk(palette)] : [])]),
  )
}

/** What all features offer; fetched once, asked for again after a failure. */
export const loadPalettes = (): Promise<Palette[]> => {
  loading ??= loadAll().catch((error) => {
    loading = null
    throw error
  })
  return loading
}

export interface PaletteOffers {
  actions: PaletteAction[]
  sources: SearchSource[]
  /** What is found, in the words of the search field. */
  found: string[]
}

/** What this person may do and find. */
export const offersFor = (palettes: readonly Palette[], person: Person): PaletteOffers => {
  const isOffered = ({ screens }: { screens: readonly string[] }) => screens.some((name) => mayOpen(name, person))
  const searches = palettes
    .flatMap(({ search = [] }) => search)
    .filter(isOffered)
    .toSorted((one, other) => one.order - other.order)
  return {
    actions: palettes.flatMap(({ actions = [] }) => actions).filter(isOffered),
    sources: searches.flatMap(({ sources }) => sources),
    found: searches.map(({ title }) => title),
  }
}
