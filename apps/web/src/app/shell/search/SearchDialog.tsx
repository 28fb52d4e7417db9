import type { User } from '@crm/contract/features/auth/auth'
import { messages } from '@crm/contract/messages'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, use, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isComposing } from '../../../shared/lib/keyboard/isComposing.ts'
import { noteRecent, readRecents } from '../../../shared/lib/storage/recents.ts'
import { IconButton } from '../../../shared/ui/button/IconButton.tsx'
import { uiText } from '../../../shared/ui/ui.messages.ts'
import { paletteWords, shellText } from '../shell.messages.ts'
import type { Destination, PaletteHit } from './localGroups.ts'
import { loadPalettes, offersFor } from './paletteOffers.ts'
import classes from './SearchDialog.module.css'
import { SearchResults } from './SearchResults.tsx'
import { nextOption } from './searchable.ts'
import { useRepairedSearch } from './useRepairedSearch.ts'

interface SearchDialogProps {
  user: User
  places: Destination[]
  initial: string
  onClose: () => void
  /** Goes on to the project list modal with what was typed; for those who may. */
  onAssign?: (keyword: string) => void
  onForm: (form: NonNullable<PaletteHit['form']>) => void
}

const keys = [
  ['↑ ↓', shellText.searchKeys.move],
  ['Enter', shellText.searchKeys.open],
  ['Esc', shellText.searchKeys.close],
]

/** Results while people type; arrows choose, Enter opens, Esc closes. */
export const SearchDialog = ({ user, places, initial, onClose, onAssign, onForm }: SearchDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const listId = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(initial)
  /** By its key: answers come one after the other, and what stands above it may grow. */
  const [chosen, setChosen] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  /** Enter was pressed before the answer to what is typed was there. */
  const [isEntered, setEntered] = useState(false)
  const offers = offersFor(use(loadPalettes()), user)
  const { pathname } = useLocation()
  const [recents] = useState(() => readRecents(user.user_no).filter(({ path }) => path !== pathname))
  const { found, meant } = useRepairedSearch(offers.sources, { ...offers, places, recents }, typed)
  const hits = found.groups.flatMap((group) => group.hits)
  // Before anything is typed nothing is chosen: Enter then asks for a keyword.
  const current = hits.find(({ key }) => key === chosen) ?? (typed.trim() ? hits[0] : undefined)

  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])

  const open = (hit: PaletteHit) => {
    onClose()
    if (hit.form) return onForm(hit.form)
    if (!hit.isAll) noteRecent(user.user_no, hit)
    navigate(hit.path)
  }
  const openEntered = useEffectEvent(() => {
    setEntered(false)
    if (current) open(current)
  })
  useEffect(() => {
    if (isEntered && found.isSettled) openEntered()
  }, [isEntered, found.isSettled])

  const type = (value: string) => {
    setTyped(value)
    setChosen(null)
    setMissing(false)
    setEntered(false)
  }
  const enter = () => {
    if (typed.trim() || current) setEntered(true)
    else setMissing(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined
    if (by) setChosen(hits[nextOption(current ? hits.indexOf(current) : -1, by, hits.length)]?.key ?? null)
    if (event.key === 'Enter') enter()
    if (by || event.key === 'Enter') event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it for the keyboard
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={shellText.palette}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        // The backdrop counts as the dialog itself.
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className={classes.field}>
        <IconSearch size={18} stroke={1.6} aria-hidden />
        <input
          type="text"
          inputMode="search"
          autoComplete="off"
          maxLength={100}
          role="combobox"
          aria-label={shellText.palette}
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-activedescendant={current ? `${listId}-${current.key}` : undefined}
          placeholder={paletteWords(offers.found)}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton aria-label={uiText.close} onClick={onClose}>
          <IconX size={18} stroke={1.6} aria-hidden />
        </IconButton>
      </div>
      {isMissing && (
        <p role="alert" className={classes.missing}>
          {messages.keywordMissing}
        </p>
      )}
      <SearchResults id={listId} found={found} meant={meant} chosen={current?.key} onOpen={open} />
      <footer className={classes.foot}>
        <p className={classes.keys} aria-hidden>
          {keys.map(([key, word]) => (
            <span key={key}>
              <kbd>{key}</kbd> {word}
            </span>
          ))}
        </p>
        {onAssign && (
          <button type="button" className={classes.assign} onClick={() => onAssign(typed.trim())}>
            {shellText.assignManagers}
          </button>
        )}
      </footer>
    </dialog>
  )
}
