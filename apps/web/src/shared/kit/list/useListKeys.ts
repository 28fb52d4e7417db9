import { type ScreenKey, useKeys } from '../../lib/keyboard/keys.ts'
import { createKey } from '../../ui/button/createKey.ts'
import { listText } from './list.messages.ts'

const focusSearch = () => {
  const field = document.querySelector<HTMLInputElement>('[data-list-search] input')
  field?.focus()
  field?.select()
}

interface ListKeys {
  create: (() => void) | undefined
  hasSearch: boolean
  hasRows: boolean
  hasSelection: boolean
  hasPeek: boolean
}

/** `c` makes a new record and `/` leads to the search field, in whatever keyboard layout; rows have keys of their own. */
export const useListKeys = ({ create, hasSearch, hasRows, hasSelection, hasPeek }: ListKeys) => {
  const keys: (ScreenKey | false)[] = [
    create !== undefined && createKey(create),
    hasSearch && {
      shown: '/',
      title: listText.keys.search,
      scope: 'list',
      matches: ({ key }) => key === '/',
      run: focusSearch,
    },
    hasRows && { shown: '↑ ↓ j k', title: listText.keys.move, scope: 'list' },
    hasRows && { shown: 'Enter', title: listText.keys.open, scope: 'list' },
    hasSelection && { shown: 'x', title: listText.keys.select, scope: 'list' },
    hasPeek && { shown: '↑ ↓', title: listText.keys.step, scope: 'panel' },
  ]
  useKeys(keys.filter((key) => key !== false))
}
