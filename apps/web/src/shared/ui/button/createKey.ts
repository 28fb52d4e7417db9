import type { ScreenKey } from '../../lib/keyboard/keys.ts'
import { uiText } from '../ui.messages.ts'

/** The key that makes a new record, in whatever keyboard layout. */
export const createKey = (run: () => void): ScreenKey => ({
  shown: 'c',
  title: uiText.createKey,
  scope: 'list',
  matches: ({ code, shiftKey }) => code === 'KeyC' && !shiftKey,
  run,
})
