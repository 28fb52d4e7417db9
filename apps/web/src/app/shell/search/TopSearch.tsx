import { useHotkeys, useWindowEvent } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { lazyPart } from '../../../shared/lib/lazyPart.tsx'
import { IconButton } from '../../../shared/ui/IconButton.tsx'
import { KeywordBox } from '../../../shared/ui/KeywordBox.tsx'
import type { SearchedThing } from '../menuPaths.ts'
import { paletteWords, shellText } from '../shell.messages.ts'
import classes from './TopSearch.module.css'
import type { Destination } from './useSearch.ts'

const loadPalette = () => import('./SearchDialog.tsx').then((file) => file.SearchDialog)
const SearchDialog = lazyPart(loadPalette)
/** At hand before Ctrl-K, so that what is typed right after it is typed into the palette. */
const preparePalette = () => void loadPalette().catch(() => {})

const ProjectListModal = lazyPart(() =>
  import('../../../features/projects/list/ProjectListModal.tsx').then((file) => file.ProjectListModal),
)

const paletteKeys = navigator.platform.startsWith('Mac') ? '⌘ K' : 'Ctrl K'

interface TopSearchProps {
  things: SearchedThing[]
  places: Destination[]
  /** A button alone, where there is no room for a box. */
  isSmall?: boolean
}

/** A keyword lists the projects that it means; the palette, which Ctrl-K opens, finds everything else, too. */
export const TopSearch = ({ things, places, isSmall = false }: TopSearchProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<string | null>(null)
  const [listed, setListed] = useState<string | null>(null)
  const findsProjects = things.includes('project')
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
  // From anywhere, also while something is being typed; fetched while the first of the two keys goes down.
  useHotkeys([['mod+K', () => ask('')]], [])
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Control' || key === 'Meta') preparePalette()
  })
  return (
    <>
      <div ref={place} className={isSmall ? undefined : classes.box}>
        {isSmall ? (
          <IconButton aria-label={shellText.palette} onClick={() => ask('')}>
            <IconSearch size={20} stroke={1.6} aria-hidden />
          </IconButton>
        ) : (
          <KeywordBox
            label={findsProjects ? shellText.searchLabel : paletteWords(things)}
            placeholder={findsProjects ? shellText.searchPlaceholder : undefined}
            tone="fill"
            onSearch={findsProjects ? list : ask}
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
          things={things}
          places={places}
          initial={asked}
          onClose={() => setAsked(null)}
          onAssign={findsProjects ? list : undefined}
        />
      )}
      {listed !== null && <ProjectListModal opened keyword={listed} onClose={closeList} onSearchAll={askOn} />}
    </>
  )
}
