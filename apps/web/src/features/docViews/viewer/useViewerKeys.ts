import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '../../../shared/lib/isTyping.ts'

interface ViewerKeys {
  step: (by: number) => void
  goToEnd: (which: 'first' | 'last') => void
  zoom: (by: 1 | -1) => void
  search: () => void
  fullScreen: () => void
}

/** The keys of the viewer; while somebody types they are letters. */
export const useViewerKeys = (keys: ViewerKeys) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') {
      event.preventDefault()
      return keys.search()
    }
    if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return
    const actions: Record<string, () => void> = {
      PageDown: () => keys.step(1),
      PageUp: () => keys.step(-1),
      Home: () => keys.goToEnd('first'),
      End: () => keys.goToEnd('last'),
      '+': () => keys.zoom(1),
      '=': () => keys.zoom(1),
      '-': () => keys.zoom(-1),
      f: keys.fullScreen,
      F: keys.fullScreen,
      ㄹ: keys.fullScreen,
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
