import { isMeant } from '../../../shared/lib/format/choseong.ts'
import type { PaletteAction, SearchHit } from '../../../shared/lib/page/palette.ts'
import type { Recent } from '../../../shared/lib/storage/recents.ts'
import { shellText } from '../shell.messages.ts'

/** One line of the palette: leads to an address, or opens a form. */
export type PaletteHit = SearchHit & { form?: Extract<PaletteAction, { form: unknown }>['form'] }

export interface PaletteGroup {
  name: string
  title: string
  hits: PaletteHit[]
}

/** Where one may go: the screens of one's menu, by their names. */
export interface Destination {
  title: string
  path: string
}

export interface LocalOffers {
  actions: readonly PaletteAction[]
  places: readonly Destination[]
  recents: readonly Recent[]
}

/** `할 일 추가` means `할 일 만들기` as well: every feature has its own word for it. */
const namesOf = ({ title, also = [] }: PaletteAction, keyword: string) =>
  // One syllable alone is in too many of the other words to mean one of them.
  [title, ...(keyword.length > 1 ? also : [])].flatMap((name) =>
    shellText.creatingWords.map((word) => name.replace(new RegExp(`(${shellText.creatingWords.join('|')})$`), word)),
  )

const actionHit = (action: PaletteAction, index: number): PaletteHit => ({
  key: `action-${index}`,
  title: action.title,
  detail: '',
  ...('form' in action ? { path: '', form: action.form } : { path: action.path }),
})

const placeHit = (kind: string, { title, detail = '', path }: Recent): PaletteHit => ({
  key: `${kind}-${path.replaceAll(/[^\w-]/g, '-')}`,
  title,
  detail,
  path,
})

/** What the palette finds without asking the server: what was opened last, what can be done, where one can go. */
export const localGroups = ({ actions, places, recents }: LocalOffers, keyword: string): PaletteGroup[] => {
  const named = actions.map((action, index) => ({ action, hit: actionHit(action, index) }))
  const groups = keyword
    ? [
        {
          name: 'action',
          title: shellText.actions,
          hits: named
            .filter(({ action }) => namesOf(action, keyword).some((name) => isMeant(name, keyword)))
            .map(({ hit }) => hit),
        },
        {
          name: 'screen',
          title: shellText.screens,
          hits: places.filter(({ title }) => isMeant(title, keyword)).map((place) => placeHit('screen', place)),
        },
      ]
    : [
        { name: 'recent', title: shellText.recents, hits: recents.map((recent) => placeHit('recent', recent)) },
        { name: 'action', title: shellText.actions, hits: named.map(({ hit }) => hit) },
      ]
  return groups.filter(({ hits }) => hits.length > 0)
}
