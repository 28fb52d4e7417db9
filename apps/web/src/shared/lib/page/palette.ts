import type { AnswerOf, AnyEndpoint, RequestOf } from '@crm/contract/kit/endpoint'
import type { ComponentType } from 'react'

export interface SearchHit {
  key: string
  title: string
  /** What tells it from others with the same name. */
  detail: string
  path: string
  /** Leads to everything that was found. */
  isAll?: boolean
}

/** One group of results: what is asked, and what its answer means. */
export interface SearchSource {
  name: string
  title: string
  endpoint: AnyEndpoint
  request: (keyword: string) => object
  found: (answer: unknown, keyword: string) => { hits: SearchHit[]; total: number }
  /** Where everything that was found is shown; none where nothing is left out. */
  allPath?: (keyword: string) => string
}

interface SourceOf<E extends AnyEndpoint> extends Omit<SearchSource, 'endpoint' | 'request' | 'found'> {
  endpoint: E
  request: (keyword: string) => RequestOf<E>
  found: (answer: AnswerOf<E>, keyword: string) => { hits: SearchHit[]; total: number }
}

/** Ties what is asked to what its answer means; the palette keeps sources of all endpoints in one list. */
export const searchSource = <E extends AnyEndpoint>(source: SourceOf<E>) => source as unknown as SearchSource

/** How many of a group the palette shows at once. */
export const shownAtOnce = 5

interface Offer {
  /** `미팅 추가` */
  title: string
  /** Offered to those who may open one of these screens. */
  screens: readonly string[]
}

interface ActionWords extends Offer {
  /** Other words that people look for it with. */
  also?: readonly string[]
}

/** Something to do from wherever one is: opens an address, or a form above the screen. */
export type PaletteAction = ActionWords &
  ({ path: string } | { form: () => Promise<ComponentType<{ opened: boolean; onClose: () => void }>> })

/** Records that the palette finds; `title` names them in the search field, where the lowest `order` comes first. */
export interface PaletteSearch extends Offer {
  order: number
  sources: readonly SearchSource[]
}

/** What a feature adds to the command palette, in its own `<feature>.palette.ts`. */
export interface Palette {
  actions?: readonly PaletteAction[]
  search?: readonly PaletteSearch[]
}

/** Fetched when the palette is first opened: the words and endpoints of all features are not part of the first load. */
export type PaletteLoader = () => Promise<Palette>
