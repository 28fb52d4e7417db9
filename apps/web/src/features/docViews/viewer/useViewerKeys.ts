import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '../../../shared/lib/keyboard/isTyping.ts'

interface ViewerKeys {
  step: (by: 1 | -1) => void
  /** By what is seen at once. */
  turn: (by: 1 | -1) => void
  /** Whether pages are wider than the window: then the keys for left and right are the browser's. */
  isWide: () => boolean
  goToEnd: (which: 'first' | 'last') => void
  zoom: (by: 1 | -1) => void
  search: () => void
  print: () => void
  fullScreen: (() => void) | undefined
}

/** The keys of the viewer; while somebody types they are letters. */
export const useViewerKeys = (keys: ViewerKeys) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const run = (action: (() => void) | undefined) => {
      if (!action) return
      event.preventDefault()
      action()
    }
    if (event.ctrlKey || event.metaKey) {
      const ofBrowser: Record<string, () => void> = { f: keys.search, p: keys.print }
      return run(ofBrowser[event.key.toLowerCase()])
    }
    if (isTyping(event) || event.altKey) return
    const sideways = (by: 1 | -1) => (keys.isWide() ? undefined : () => keys.step(by))
    const actions: Record<string, (() => void) | undefined> = {
      PageDown: () => keys.turn(1),
      PageUp: () => keys.turn(-1),
      ArrowRight: sideways(1),
      ArrowLeft: sideways(-1),
      Home: () => keys.goToEnd('first'),
      End: () => keys.goToEnd('last'),
      '+': () => keys.zoom(1),
      '=': () => keys.zoom(1),
      '-': () => keys.zoom(-1),
      f: keys.fullScreen,
      F: keys.fullScreen,
      ㄹ: keys.fullScreen,
    }
    run(actions[event.key])
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
