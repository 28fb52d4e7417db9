import { type FocusEvent, type PointerEvent, useState } from 'react'

interface Hint {
  words: string
  /** Where on the screen, from the top. */
  middle: number
}

const hintAt = (target: EventTarget): Hint | null => {
  const entry = (target as Element).closest<HTMLElement>('[data-hint]')
  if (!entry?.dataset.hint) return null
  const { top, height } = entry.getBoundingClientRect()
  return { words: entry.dataset.hint, middle: top + height / 2 }
}

/** Words for icons that stand alone: shown at once to the mouse and to the keyboard, gone with a click. */
export const useHint = () => {
  const [hint, setHint] = useState<Hint | null>(null)
  const drop = () => setHint(null)
  return {
    hint,
    follow: {
      onPointerOver: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') setHint(hintAt(event.target))
      },
      onPointerLeave: drop,
      onPointerDown: drop,
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) setHint(hintAt(event.target))
      },
      onBlur: drop,
    },
  }
}
