import { useEffect, useRef } from 'react'
import { isBareKey, isTyping } from '../../lib/isTyping.ts'
import { dialogStore } from '../../ui/dialogs.ts'

const focusSearch = () => {
  const field = document.querySelector<HTMLInputElement>('[data-list-search] input')
  field?.focus()
  field?.select()
  return field !== null
}

/** `c` makes a new record and `/` leads to the search field, in whatever keyboard layout; never while somebody types. */
export const useListKeys = (create: (() => void) | undefined) => {
  const latest = useRef(create)
  latest.current = create
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const isElsewhere = dialogStore.isOpen() || document.querySelector('[aria-modal="true"]') !== null
      if (event.defaultPrevented || isTyping(event) || !isBareKey(event) || isElsewhere) return
      if (event.key === '/' && focusSearch()) event.preventDefault()
      if (event.code === 'KeyC' && !event.shiftKey && latest.current) {
        event.preventDefault()
        latest.current()
      }
    }
    addEventListener('keydown', act)
    return () => removeEventListener('keydown', act)
  }, [])
}
