import { useEffect, useRef } from 'react'

interface UnsavedText {
  /** Drops what was kept of it in the browser. */
  discard: () => void
}

/** One for each form or text that would be lost. */
const unsaved = new Set<UnsavedText>()

/** What is unsaved at this moment. A dialog that opens above it asks only about what is typed after that. */
export const unsavedNow = (): ReadonlySet<object> => new Set(unsaved)

const above = (besides?: ReadonlySet<object>) => [...unsaved].filter((text) => !besides?.has(text))

export const hasUnsaved = (besides?: ReadonlySet<object>) => above(besides).length > 0

/** People have said that they would rather lose it: its drafts go as well. */
export const discardUnsaved = (besides?: ReadonlySet<object>) => {
  for (const text of above(besides)) {
    unsaved.delete(text)
    text.discard()
  }
}

/** There is no session to save with; drafts stay for the next one. */
export const forgetUnsaved = () => unsaved.clear()

const askBrowser = (event: BeforeUnloadEvent) => {
  if (hasUnsaved()) event.preventDefault()
}

/** While true, leaving the page or closing the panel or dialog above it asks first. */
export const useUnsaved = (isUnsaved: boolean, onDiscard?: () => void) => {
  const latest = useRef(onDiscard)
  latest.current = onDiscard
  useEffect(() => {
    if (!isUnsaved) return
    const text = { discard: () => latest.current?.() }
    unsaved.add(text)
    addEventListener('beforeunload', askBrowser)
    return () => {
      unsaved.delete(text)
      if (!hasUnsaved()) removeEventListener('beforeunload', askBrowser)
    }
  }, [isUnsaved])
}
