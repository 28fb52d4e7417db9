import { useLayoutEffect, useRef } from 'react'
import { discardUnsaved, hasUnsaved, unsavedNow } from '../../lib/storage/unsaved.ts'
import { askBeforeLeaving } from './askBeforeLeaving.ts'
import { dialogStore } from './dialogs.ts'
import { openLayer } from './layers.ts'

interface OverlayOptions {
  opened: boolean
  onClose: () => void
  /** Whether closing would lose something; forms report that themselves. */
  dirty: boolean
}

/** Where overlays that have just gone were opened from; one that comes in their place will give the focus back instead. */
let openers: Element[] = []
const takeOpener = () => {
  const opener = openers.find(({ isConnected }) => isConnected)
  openers = []
  return opener
}

/**
 * What panels and dialogs have in common: Cancel, Esc and ✕ ask alike where something typed would be lost,
 * Esc closes the topmost only, and closing gives the focus back.
 */
export const useOverlay = ({ opened, onClose, dirty }: OverlayOptions) => {
  const behind = useRef<ReadonlySet<object>>(new Set())

  const close = async () => {
    if (dialogStore.isOpen()) return
    if (dirty || hasUnsaved(behind.current)) {
      if (!(await askBeforeLeaving())) return
      discardUnsaved(behind.current)
    }
    onClose()
  }
  const latest = useRef(close)
  latest.current = close

  useLayoutEffect(() => {
    if (!opened) return
    behind.current = unsavedNow()
    const opener = takeOpener() ?? document.activeElement
    const removeLayer = openLayer(() => latest.current())
    return () => {
      removeLayer()
      if (opener) openers.push(opener)
      // Once it is off the screen; often it is gone with whatever showed it, and nobody else would see to this.
      setTimeout(() => {
        const last = takeOpener()
        if (last instanceof HTMLElement && document.activeElement === document.body) last.focus({ preventScroll: true })
      })
    }
  }, [opened])

  return close
}
