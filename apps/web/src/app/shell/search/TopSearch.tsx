import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyPart } from '../../../shared/lib/lazyPart.tsx'
import { KeywordBox } from '../../../shared/ui/KeywordBox.tsx'
import type { SearchedThing } from '../places.ts'
import { text } from '../shell.messages.ts'
import classes from './TopSearch.module.css'
import type { Destination } from './useSearch.ts'

const SearchDialog = lazyPart(() => import('./SearchDialog.tsx').then((file) => file.SearchDialog))

const ProjectListModal = lazyPart(() =>
  import('../../../features/projects/ProjectListModal.tsx').then((file) => file.ProjectListModal),
)

interface TopSearchProps {
  things: SearchedThing[]
  places: Destination[]
  /** A button alone, where there is no room for a box. */
  isSmall?: boolean
}

/** Looks for projects, companies, todos, people and screens from everywhere; Ctrl-K opens it. */
export const TopSearch = ({ things, places, isSmall = false }: TopSearchProps) => {
  const [asked, setAsked] = useState<string | null>(null)
  // From anywhere, also while something is being typed.
  useHotkeys([['mod+K', () => setAsked('')]], [])
  const [assigning, setAssigning] = useState<string | null>(null)
  const assign = (keyword: string) => {
    setAsked(null)
    setAssigning(keyword)
  }
  return (
    <>
      {isSmall ? (
        <button type="button" className={classes.button} aria-label={text.searchLabel} onClick={() => setAsked('')}>
          <IconSearch size={20} stroke={1.6} aria-hidden />
        </button>
      ) : (
        <div className={classes.box}>
          <KeywordBox
            label={text.searchLabel}
            placeholder={text.searchPlaceholder}
            tone="fill"
            onSearch={(keyword) => setAsked(keyword)}
          />
        </div>
      )}
      {asked !== null && (
        <SearchDialog
          things={things}
          places={places}
          initial={asked}
          onClose={() => setAsked(null)}
          onAssign={things.includes('project') ? assign : undefined}
        />
      )}
      {assigning !== null && <ProjectListModal opened keyword={assigning} onClose={() => setAssigning(null)} />}
    </>
  )
}
