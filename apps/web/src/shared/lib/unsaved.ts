import { createContext, use, useEffect } from 'react'

type Marks = Set<object>

const everywhere: Marks = new Set()

/** A side panel answers for what is unsaved inside it, not for the page behind it. */
export const UnsavedScope = createContext<Marks | null>(null)

export const hasUnsaved = (scope: Marks = everywhere) => scope.size > 0

/** People have said that they want to leave, or have no session to save with. */
export const forgetUnsaved = () => everywhere.clear()

const askBrowser = (event: BeforeUnloadEvent) => {
  if (hasUnsaved()) event.preventDefault()
}

/** While true, leaving the page or closing the panel around it asks first. */
export const useUnsaved = (isUnsaved: boolean) => {
  const scope = use(UnsavedScope)
  useEffect(() => {
    if (!isUnsaved) return
    const mark = {}
    everywhere.add(mark)
    scope?.add(mark)
    addEventListener('beforeunload', askBrowser)
    return () => {
      everywhere.delete(mark)
      scope?.delete(mark)
      if (!hasUnsaved()) removeEventListener('beforeunload', askBrowser)
    }
  }, [isUnsaved, scope])
}
