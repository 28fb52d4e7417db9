import type { User } from '@crm/contract/features/auth/auth'
import { IconSearch } from '@tabler/icons-react'
import { type ComponentType, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useKeys } from '../../../shared/lib/keyboard/keys.ts'
import { lazyPart } from '../../../shared/lib/page/lazyPart.tsx'
import { loadChunk } from '../../../shared/lib/page/lazyScreen.ts'
import { IconButton } from '../../../shared/ui/button/IconButton.tsx'
import { KeywordBox } from '../../../shared/ui/input/KeywordBox.tsx'
import { shellText } from '../shell.messages.ts'
import { findsProjects } from '../sidebar/menuPaths.ts'
import type { Destination, PaletteHit } from './localGroups.ts'
import { loadPalettes } from './paletteOffers.ts'
import classes from './TopSearch.module.css'

const loadPalette = () => import('./SearchDialog.tsx').then((file) => file.SearchDialog)
const SearchDialog = lazyPart(loadPalette)
/** At hand before Ctrl-K, so that what is typed right after it is typed into the palette. */
const preparePalette = () => void Promise.all([loadPalette(), loadPalettes()]).catch(() => {})

const ProjectListDialog = lazyPart(() =>
  import('../../../features/projects/list/ProjectListDialog.tsx').then((file) => file.ProjectListDialog),
)

const paletteKeys = navigator.platform.startsWith('Mac') ? '⌘ K' : 'Ctrl K'
/** Works while something is being typed as well, so that it has a listener of its own. */
const paletteKey = [{ shown: paletteKeys, title: shellText.palette, scope: 'everywhere' as const }]

type Form = ComponentType<{ opened: boolean; onClose: () => void }>

/** From anywhere, also while something is being typed, in either keyboard layout. */
const isPaletteKey = ({ code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  code === 'KeyK' && (ctrlKey || metaKey) && !shiftKey && !altKey

const usePaletteKey = (onPress: () => void) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Fetched while the first of the two keys goes down.
    if (event.key === 'Control' || event.key === 'Meta') preparePalette()
    if (!isPaletteKey(event)) return
    event.preventDefault()
    onPress()
  })
  // Before the first paint: the key works for whoever sees the page.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

interface TopSearchProps {
  user: User
  places: Destination[]
  /** A button alone, where there is no room for a box. */
  isSmall?: boolean
}

/** A keyword lists the projects that it means; the palette, which Ctrl-K opens, finds everything else, too. */
export const TopSearch = ({ user, places, isSmall = false }: TopSearchProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<string | null>(null)
  const [listed, setListed] = useState<string | null>(null)
  const [Form, setForm] = useState<Form | null>(null)
  const listsProjects = findsProjects(user)
  const ask = (keyword: string) => {
    setListed(null)
    setAsked(keyword)
  }
  const list = (keyword: string) => {
    setAsked(null)
    setListed(keyword)
  }
  const closeList = () => {
    setListed(null)
    place.current?.querySelector<HTMLElement>('input, :scope > button')?.focus()
  }
  const askOn = (keyword: string) => {
    closeList()
    setAsked(keyword)
  }
  const openForm = async (load: NonNullable<PaletteHit['form']>) => {
    const loaded = await loadChunk(load)
    setForm(() => loaded)
  }
  useKeys(paletteKey)
  usePaletteKey(() => ask(''))
  return (
    <>
      <div ref={place} className={isSmall ? undefined : classes.box}>
        {isSmall ? (
          <IconButton aria-label={shellText.palette} onClick={() => ask('')}>
            <IconSearch size={20} stroke={1.6} aria-hidden />
          </IconButton>
        ) : (
          <KeywordBox
            label={listsProjects ? shellText.searchLabel : shellText.palette}
            placeholder={listsProjects ? shellText.searchPlaceholder : undefined}
            tone="fill"
            onSearch={listsProjects ? list : ask}
            onFocus={preparePalette}
            aside={
              <button
                type="button"
                aria-label={`${shellText.palette} ${paletteKeys}`}
                aria-keyshortcuts="Control+K"
                onClick={() => ask('')}
              >
                <kbd className={classes.keys}>{paletteKeys}</kbd>
              </button>
            }
          />
        )}
      </div>
      {asked !== null && (
        <SearchDialog
          user={user}
          places={places}
          initial={asked}
          onClose={() => setAsked(null)}
          onAssign={listsProjects ? list : undefined}
          onForm={(load) => void openForm(load)}
        />
      )}
      {Form && <Form opened onClose={() => setForm(null)} />}
      {listed !== null && <ProjectListDialog opened keyword={listed} onClose={closeList} onSearchAll={askOn} />}
    </>
  )
}
