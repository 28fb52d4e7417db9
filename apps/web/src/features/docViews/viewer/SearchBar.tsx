import { TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useEffectEvent } from 'react'
import { isComposing } from '../../../shared/lib/keyboard/isComposing.ts'
import { IconButton } from '../../../shared/ui/button/IconButton.tsx'
import type { PageSource } from './sources/pageSource.ts'
import { nextFound, useSearch } from './useSearch.ts'
import classes from './Viewer.module.css'
import { viewerText as text } from './viewer.messages.ts'

interface SearchBarProps {
  source: PageSource
  page: number
  words: string
  onWords: (words: string) => void
  goTo: (page: number) => void
  onClose: () => void
}

export const SearchBar = ({ source, page, words, onWords, goTo, onClose }: SearchBarProps) => {
  const { pages, searched, isDone } = useSearch(source, words)
  const first = pages[0]
  const goToFirst = useEffectEvent((found: number) => !pages.includes(page) && goTo(found))
  useEffect(() => {
    if (first !== undefined) goToFirst(first)
  }, [first])

  const at = pages.findLastIndex((found) => found <= page)
  const step = (by: 1 | -1) => {
    const next = nextFound(pages, page, by)
    if (next !== undefined) goTo(next)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    }
    if (event.key === 'Enter' && !isComposing(event)) step(event.shiftKey ? -1 : 1)
  }
  const state = !words.trim()
    ? ''
    : pages.length
      ? text.found(Math.max(0, at) + 1, pages.length)
      : isDone
        ? text.notFound
        : text.searching(searched, source.count)
  return (
    <search className={classes.search}>
      <TextInput
        aria-label={text.search}
        placeholder={text.searchHint}
        value={words}
        onChange={(event) => onWords(event.currentTarget.value)}
        onKeyDown={press}
        data-autofocus
        autoFocus
        maxLength={100}
      />
      <span className={classes.searchState} role="status">
        {state}
      </span>
      <IconButton aria-label={text.previousFound} onClick={() => step(-1)} disabled={!pages.length}>
        <IconChevronUp size={18} />
      </IconButton>
      <IconButton aria-label={text.nextFound} onClick={() => step(1)} disabled={!pages.length}>
        <IconChevronDown size={18} />
      </IconButton>
      <IconButton aria-label={text.closeSearch} onClick={onClose}>
        <IconX size={18} />
      </IconButton>
    </search>
  )
}
