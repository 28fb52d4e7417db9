import { Link } from 'react-router'
import { ErrorState } from '../../../shared/ui/state/ErrorState.tsx'
import { Spinner } from '../../../shared/ui/state/Spinner.tsx'
import { uiText } from '../../../shared/ui/ui.messages.ts'
import { shellText } from '../shell.messages.ts'
import type { PaletteHit } from './localGroups.ts'
import classes from './SearchDialog.module.css'
import type { useSearch } from './useSearch.ts'

interface SearchResultsProps {
  id: string
  found: ReturnType<typeof useSearch>
  /** What is shown was found by this instead of what is typed. */
  meant: string | null
  chosen: string | undefined
  onOpen: (hit: PaletteHit) => void
}

interface HitProps {
  id: string
  hit: PaletteHit
  isChosen: boolean
  onOpen: (hit: PaletteHit) => void
}

const keepInView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

const Hit = ({ id, hit, isChosen, onOpen }: HitProps) => {
  const option = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isChosen,
    className: classes.hit,
    'data-all': hit.isAll,
  }
  const inView = isChosen ? keepInView : undefined
  const words = (
    <>
      <span className={classes.name}>{hit.title}</span>
      {hit.detail && <span className={classes.detail}>{hit.detail}</span>}
    </>
  )
  if (hit.form)
    return (
      <button type="button" ref={inView} {...option} onClick={() => onOpen(hit)}>
        {words}
      </button>
    )
  return (
    <Link
      ref={inView}
      to={hit.path}
      {...option}
      onClick={(event) => {
        // Another tab or window is the browser's to open.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onOpen(hit)
      }}
    >
      {words}
    </Link>
  )
}

/** What was found, by group; or why there is nothing yet. */
export const SearchResults = ({ id, found, meant, chosen, onOpen }: SearchResultsProps) => {
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
      {meant !== null && groups.length > 0 && (
        <p role="status" className={classes.meant}>
          {shellText.searchedInstead(meant)}
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
              <Hit key={hit.key} id={`${id}-${hit.key}`} hit={hit} isChosen={hit.key === chosen} onOpen={onOpen} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
