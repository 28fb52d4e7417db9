import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { isComposing } from '../../shared/lib/composing.ts'
import { recordsText as text } from './records.messages.ts'

interface RecordKeywordProps {
  value: string | undefined
  onSearch: (keyword: string) => void
}

/** Searches on Enter, as the specification has it for this page, or when it is cleared. */
export const RecordKeyword = ({ value = '', onSearch }: RecordKeywordProps) => {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  return (
    <TextInput
      aria-label={text.search}
      placeholder={text.search}
      inputMode="search"
      enterKeyHint="search"
      maxLength={100}
      w={220}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
      rightSection={
        typed && (
          <CloseButton
            size="sm"
            aria-label={text.clear}
            onClick={() => {
              setTyped('')
              onSearch('')
            }}
          />
        )
      }
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event)) onSearch(typed.trim())
      }}
    />
  )
}
