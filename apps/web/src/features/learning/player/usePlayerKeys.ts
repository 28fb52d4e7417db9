import { type ScreenKey, useKeys } from '../../../shared/lib/keyboard/keys.ts'
import { playerKeyText as text } from '../learning.messages.ts'
import type { PlayerActions } from './playerActions.ts'

/** A button or tab that has the focus uses space and the arrows itself. */
const isOnButton = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('button, a, [role="tab"]') !== null

const playerKey = (shown: string, title: string, run: () => void, code: string): ScreenKey => ({
  shown,
  title,
  run,
  scope: 'screen',
  matches: (event) => event.code === code,
})

const freeKey = (shown: string, title: string, run: () => void, code: string): ScreenKey => ({
  ...playerKey(shown, title, run, code),
  matches: (event) => event.code === code && !isOnButton(event),
})

/** Held down it goes on. */
const held = (key: ScreenKey): ScreenKey => ({ ...key, repeats: true })

/** The keys of video players, in whatever keyboard layout. */
export const usePlayerKeys = ({ toggle, skip, mute, pip, full }: PlayerActions) =>
  useKeys([
    playerKey('K', text.toggle, toggle, 'KeyK'),
    freeKey('Space', text.toggle, toggle, 'Space'),
    held(playerKey('J', text.back(10), () => skip(-10), 'KeyJ')),
    held(playerKey('L', text.forward(10), () => skip(10), 'KeyL')),
    held(freeKey('←', text.back(5), () => skip(-5), 'ArrowLeft')),
    held(freeKey('→', text.forward(5), () => skip(5), 'ArrowRight')),
    playerKey('M', text.mute, mute, 'KeyM'),
    playerKey('P', text.pip, pip, 'KeyP'),
    playerKey('F', text.full, full, 'KeyF'),
  ])
