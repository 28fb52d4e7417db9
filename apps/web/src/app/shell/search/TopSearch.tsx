import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '../../../shared/lib/lazyScreen.ts'
import { KeywordBox } from '../../../shared/ui/KeywordBox.tsx'
import type { SearchedThing } from '../places.ts'
import { text } from '../shell.messages.ts'
import classes from './TopSearch.module.css'

const SearchDialog = lazy(() =>
  loadChunk(() => import('./SearchDialog.tsx')).then((file) => ({ default: file.SearchDialog })),
)

interface TopSearchProps {
  things: SearchedThing[]
  /** A button alone, where there is no room for a box. */
  isSmall?: boolean
}

/** Looks for projects and companies from everywhere. */
export const TopSearch = ({ things, isSmall = false }: TopSearchProps) => {
  const [asked, setAsked] = useState<string | null>(null)
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
        <Suspense>
          <SearchDialog things={things} initial={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
}
