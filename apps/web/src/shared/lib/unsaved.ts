import { useEffect } from 'react'

/** One for each form or text that would be lost. */
const marks = new Set<object>()

/** What is unsaved now: whoever opens something above it need not answer for that. */
export const unsavedNow = (): ReadonlySet<object> => new Set(marks)

export const hasUnsaved = (besides?: ReadonlySet<object>) => [...marks].some((mark) => !besides?.has(mark))

/** People have said that they want to leave, or have no session to save with. */
export const forgetUnsaved = () => marks.clear()

const askBrowser = (event: BeforeUnloadEvent) => {
  if (hasUnsaved()) event.preventDefault()
}

/** While true, leaving the page or closing the panel or dialog above it asks first. */
export const useUnsaved = (isUnsaved: boolean) =>
  useEffect(() => {
    if (!isUnsaved) return
    const mark = {}
    marks.add(mark)
    addEventListener('beforeunload', askBrowser)
    return () => {
      marks.delete(mark)
      if (!hasUnsaved()) removeEventListener('beforeunload', askBrowser)
    }
  }, [isUnsaved])
