import { Link } from 'react-router'
import { ErrorState } from '../../../shared/ui/ErrorState.tsx'
import { Spinner } from '../../../shared/ui/Spinner.tsx'
import { uiText } from '../../../shared/ui/ui.messages.ts'
import { shellText } from '../shell.messages.ts'
import classes from './SearchDialog.module.css'
import type { useSearch } from './useSearch.ts'

interface SearchResultsProps {
  id: string
  found: ReturnType<typeof useSearch>
  chosen: string | undefined
  onOpen: () => void
}

const keepInView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

/** What was found, by group; or why there is nothing yet. */
export const SearchResults = ({ id, found, chosen, onOpen }: SearchResultsProps) => {
  const { groups, isAsked, isWaiting, problem, keyword } = found
  const words = () => {
    if (!isAsked) return <p className={classes.words}>{shellText.searchHint}</p>
    if (problem) return <ErrorState title={shellText.searchFailed} reason={problem.message} onRetry={found.retry} />
    if (isWaiting) return <Spinner />
    return <p className={classes.words}>{shellText.searchNone(keyword)}</p>
  }
  return (
    <div className={classes.results}>
      {groups.length === 0 && <div role="status">{words()}</div>}
      {groups.length > 0 && problem && (
        <p role="alert" className={classes.partly}>
          {shellText.searchPartly}
          <button type="button" className={classes.retry} onClick={found.retry}>
            {uiText.retry}
          </button>
        </p>
      )}
      <div id={id} role="listbox" aria-label={shellText.search}>
        {groups.map(({ name, title, hits }) => (
          // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by role, not by fieldset
          <div key={name} role="group" aria-label={title} className={classes.group}>
            <p className={classes.heading} aria-hidden>
              {title}
            </p>
            {hits.map((hit) => (
              <Link
                key={hit.key}
                id={`${id}-${hit.key}`}
                ref={hit.key === chosen ? keepInView : undefined}
                to={hit.path}
                role="option"
                tabIndex={-1}
                aria-selected={hit.key === chosen}
                className={classes.hit}
                data-all={hit.isAll}
                onClick={onOpen}
              >
                <span className={classes.name}>{hit.title}</span>
                {hit.detail && <span className={classes.detail}>{hit.detail}</span>}
              </Link>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
