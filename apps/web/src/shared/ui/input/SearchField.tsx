import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { isComposing } from '../../lib/keyboard/isComposing.ts'
import { uiText } from '../ui.messages.ts'

const pause = 350

interface SearchFieldProps {
  value: string | undefined
  /** Told when people pause, press Enter or clear the field; never in the middle of a syllable. */
  onSearch: (keyword: string) => void
  label: string
  placeholder?: string
  /** Does not search at a pause. */
  onEnterOnly?: boolean
  w?: number | string
}

/** A keyword box: keeps its own text while people type, so that a slow answer never swallows a syllable. */
export const SearchField = ({ value = '', onSearch, label, placeholder, onEnterOnly, w = 240 }: SearchFieldProps) => {
  const [typed, setTyped] = useState(value)
  const asked = useRef(value)
  const isInSyllable = useRef(false)

  // The address may change under the field: back button, "all filters off".
  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setTyped(value)
  }, [value])

  const search = (keyword: string) => {
    if (keyword === asked.current) return
    asked.current = keyword
    onSearch(keyword)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing restarts the pause
  useEffect(() => {
    if (onEnterOnly) return
    const timer = setTimeout(() => {
      if (!isInSyllable.current) search(typed.trim())
    }, pause)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <TextInput
      type="text"
      inputMode="search"
      enterKeyHint="search"
      maxLength={100}
      aria-label={label}
      placeholder={placeholder ?? label}
      w={w}
      value={typed}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
      rightSection={
        typed && (
          <CloseButton
            size="sm"
            aria-label={uiText.clearSearch}
            onClick={() => {
              setTyped('')
              search('')
            }}
          />
        )
      }
      onChange={(event) => setTyped(event.currentTarget.value)}
      onCompositionStart={() => {
        isInSyllable.current = true
      }}
      onCompositionEnd={(event) => {
        isInSyllable.current = false
        setTyped(event.currentTarget.value)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event)) search(typed.trim())
      }}
    />
  )
}
