import { messages } from '@crm/contract/messages'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { toast } from '../overlay/toast.ts'
import { uiText } from '../ui.messages.ts'
import classes from './KeywordBox.module.css'

interface KeywordBoxProps {
  label: string
  placeholder?: string
  /** `fill` on white ground that needs no further line. */
  tone?: 'line' | 'fill'
  /** Told on Enter or a click on the glass, and only when there is a word in it. */
  onSearch: (keyword: string) => void
  onFocus?: () => void
  /** Stands at the end of the box. */
  aside?: ReactNode
}

/** A box that searches on Enter or a click on its glass, and leads elsewhere with what was typed. */
export const KeywordBox = ({
  label,
  placeholder = label,
  tone = 'line',
  onSearch,
  onFocus,
  aside,
}: KeywordBoxProps) => {
  const input = useRef<HTMLInputElement>(null)
  // While a syllable is being composed, browsers give Enter to the syllable and submit nothing.
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const box = input.current
    const keyword = box?.value.trim()
    if (!box || !keyword) {
      toast.error(messages.keywordMissing)
      box?.focus()
      return
    }
    box.value = ''
    onSearch(keyword)
  }
  return (
    <search className={classes.place}>
      <form className={classes.box} data-tone={tone} noValidate onSubmit={submit}>
        <button type="submit" tabIndex={-1} aria-label={uiText.search}>
          <IconSearch size={16} stroke={1.6} aria-hidden />
        </button>
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          aria-label={label}
          placeholder={placeholder}
          onFocus={onFocus}
        />
        {aside}
      </form>
    </search>
  )
}
