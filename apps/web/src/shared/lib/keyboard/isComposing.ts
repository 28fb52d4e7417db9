import type { KeyboardEvent } from 'react'

const imeKeyCode = 229

/** True while a Hangul syllable is being composed: Enter then finishes the syllable and nothing else. */
export const isComposing = (event: KeyboardEvent) =>
  event.nativeEvent.isComposing || event.nativeEvent.keyCode === imeKeyCode
